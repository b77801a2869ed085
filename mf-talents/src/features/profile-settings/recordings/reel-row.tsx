import { PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { IconButton } from '@alltalent/shared/ui';
import { FormTextField } from '@alltalent/shared/ui/form';
import { VideoCaptions, VideoPlayer } from '@alltalent/shared/ui/video-player';
import { reelText } from './messages';
import type { ReelDraft } from './recordings-shape';
import styles from './recordings.module.css';

type ReelRowProps = {
  readonly at: number;
  readonly reel: ReelDraft;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

/** One uploaded reel: it plays, and has a title and a place. */
export function ReelRow({ at, reel, count, onMove, onRemove }: ReelRowProps) {
  const title = reel.title || reelText('reels.this', { number: at + 1 });
  return (
    <li className={styles.reel}>
      <VideoPlayer id={reel.video_id} title={title} />
      <VideoCaptions id={reel.video_id} />
      <FormTextField
        name={`reels[${at}].title`}
        label={reelText('reels.titleOf', { number: at + 1 })}
        maxLength={PROFILE_LIMITS.recordingTitle}
        autoComplete="off"
      />
      <div className={styles.ways}>
        {at > 0 && <IconButton label={reelText('reels.earlier', { title })} icon="up" onClick={() => onMove(at - 1)} />}
        {at < count - 1 && <IconButton label={reelText('reels.later', { title })} icon="down" onClick={() => onMove(at + 1)} />}
        <IconButton label={reelText('reels.remove', { title })} icon="close" onClick={onRemove} />
      </div>
    </li>
  );
}
