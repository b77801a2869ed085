import { useId, useLayoutEffect, useState } from 'react';
import type { Video } from '../../contracts/videos/videos';
import { ErrorState } from '../state/error-state';
import { t } from './messages';
import { handlePlayerKey } from './player-keys';
import { withStyles } from '../with-styles';
import { usePlayback } from './use-playback';
import styles from './video-player.module.css';

type VideoScreenProps = {
  readonly video: Video;
  readonly title: string;
  readonly answeredAt: number;
  readonly renew: () => Promise<Video | null>;
};

/** The browser's own player with keys, captions and addresses that are renewed. */
export function VideoScreen({ video, title, answeredAt, renew }: VideoScreenProps) {
  const id = useId();
  const { ref, addresses, isBroken, handlers, retry } = usePlayback({ video, answeredAt, renew });
  // A new address of the same picture would load it again.
  const [poster] = useState(video.poster_url);
  const { width, height } = video;
  const aspect = width > 0 && height > 0 ? `${width} / ${height}` : '16 / 9';
  useLayoutEffect(() => withStyles({ aspectRatio: aspect })(ref.current), [ref, aspect]);
  return (
    <div className={styles.player}>
      {/* Only its owner can add captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={ref}
        className={styles.video}
        controls
        playsInline
        preload="none"
        src={addresses.url}
        aria-label={title}
        aria-describedby={id}
        {...(poster === '' ? {} : { poster })}
        {...handlers}
        onKeyDown={(event) => handlePlayerKey(event, event.currentTarget)}
      >
        {addresses.captions_url !== '' && (
          <track kind="captions" src={addresses.captions_url} srcLang="en" label={t('player.captions')} default />
        )}
      </video>
      {isBroken && <ErrorState isCompact title={t('player.broken')} onRetry={retry} />}
      <details className={styles.keys}>
        <summary>{t('player.keysTitle')}</summary>
        <p id={id}>{t('player.keys')}</p>
      </details>
    </div>
  );
}
