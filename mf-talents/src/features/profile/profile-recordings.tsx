import type { TalentProfile } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import type { VideoPlayerProps } from '@alltalent/shared/ui/video-player';
import block from '../../domain/profile/profile-block.module.css';
import { t } from '../../messages';
import styles from './profile-recordings.module.css';

const VERBS = { video: 'Watch', audio: 'Listen' } as const;

const ReelPlayer = lazySection<VideoPlayerProps>({
  name: 'talents.reel-player',
  load: () => import(/* webpackChunkName: "talents.reel-player" */ '@alltalent/shared/ui/video-player').then((part) => part.VideoPlayer),
  loading: t('reels.loading'),
  failure: t('reels.notLoaded'),
  height: '12rem',
});

/** Uploaded reels, which play here, and links to recordings on other sites. Nothing is loaded from those before a click. */
export function ProfileRecordings({ recordings, reels = [] }: Pick<TalentProfile, 'recordings' | 'reels'>) {
  if (recordings.length === 0 && reels.length === 0) return null;
  return (
    <section className={block.block} aria-labelledby="profile-recordings">
      <h2 id="profile-recordings" className={block.title}>
        Reel and voice
      </h2>
      {reels.length > 0 && (
        <ul className={styles.reels}>
          {reels.map(({ video_id: id, title }) => (
            <li key={id}>
              <ReelPlayer id={id} title={title} />
              <p className={styles.title}>{title}</p>
            </li>
          ))}
        </ul>
      )}
      {recordings.length > 0 && <Links recordings={recordings} />}
    </section>
  );
}

function Links({ recordings }: Pick<TalentProfile, 'recordings'>) {
  return (
    <ul className={styles.list}>
      {recordings.map(({ address: url, kind, provider, title }) => (
        <li key={url}>
          <a className={styles.card} href={url} target="_blank" rel="noopener noreferrer">
            <span className={styles.sign} aria-hidden="true">
              <Icon name={kind === 'video' ? 'play' : 'chat'} isSolid={kind === 'video'} />
            </span>
            <span className={styles.text}>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.where}>
                {VERBS[kind]} on {provider}
                <Icon name="ext" />
                <span className="vh">, opens in a new tab</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
