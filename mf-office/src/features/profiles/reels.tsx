import type { ReviewedProfile } from '@alltalent/shared/contracts';
import { NewTabLink } from '@alltalent/shared/ui';
import { Part } from '../../domain/review/part';
import { t } from '../../messages';
import styles from './profiles.module.css';

const VIDEO_FILE = /^\/|\.(?:mp4|webm|mov|m4v)(?:\?|$)/iu;

/** Reels: files play here, pages of other sites open in a new tab. */
export function Reels({ reels }: Pick<ReviewedProfile, 'reels'>) {
  return (
    <Part title={t('profiles.reels')}>
      <ul className={styles.reels}>
        {reels.map(({ title, url }) => (
          <li key={`${title}-${url}`}>
            {VIDEO_FILE.test(url) ? (
              <>
                <p>{title}</p>
                {/* A talent's own recording; captions are theirs to add. */}
                {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
                <video className={styles.reel} src={url} controls preload="none" aria-label={title} />
              </>
            ) : (
              <NewTabLink to={url}>{title === '' ? url : title}</NewTabLink>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
