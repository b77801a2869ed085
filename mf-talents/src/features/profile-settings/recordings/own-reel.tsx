import { VideoCaptions, VideoPlayer, type VideoPlayerProps } from '@alltalent/shared/ui/video-player';
import styles from './recordings.module.css';

export type OwnReelProps = VideoPlayerProps;

/** An own reel with its captions. */
export function OwnReel({ id, title }: OwnReelProps) {
  return (
    <div className={styles.video}>
      <VideoPlayer id={id} title={title} />
      <VideoCaptions id={id} />
    </div>
  );
}
