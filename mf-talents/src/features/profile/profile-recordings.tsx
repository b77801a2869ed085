import type { TalentProfile } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import block from '../../domain/profile/profile-block.module.css';
import styles from './profile-recordings.module.css';

const VERBS = { video: 'Watch', audio: 'Listen' } as const;

/** Links to recordings on other sites; nothing is loaded from them before a click. */
export function ProfileRecordings({ recordings }: Pick<TalentProfile, 'recordings'>) {
  if (recordings.length === 0) return null;
  return (
    <section className={block.block} aria-labelledby="profile-recordings">
      <h2 id="profile-recordings" className={block.title}>
        Reel and voice
      </h2>
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
    </section>
  );
}
