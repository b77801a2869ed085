import { VIDEO_LIMITS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { finishVideoUpload, VideoUpload } from '@alltalent/shared/ui/video-upload';
import { hasStoredUpload } from '@alltalent/shared/ui/video-upload/stored';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { t } from '../../../messages';
import { reelText } from './messages';
import { useRemoval } from '../section/use-removal';
import { ReelRow } from './reel-row';
import { REEL_UPLOAD } from './reel-upload-place';
import type { ReelDraft, RecordingsDraft } from './recordings-shape';
import styles from './recordings.module.css';

/** Uploaded reels, in the order in which the profile shows them. */
export function Reels() {
  const { values, setFieldValue } = useFormikContext<RecordingsDraft>();
  const { reels } = values;
  const [isUploading, setIsUploading] = useState(() => reels.length === 0 || hasStoredUpload(REEL_UPLOAD.place));
  const remove = useRemoval('reels', reels, ({ title }) => title);
  const put = (next: readonly ReelDraft[]) => void setFieldValue('reels', next, false);
  const handleVideo = (id: string) => {
    if (id === '') return;
    finishVideoUpload(REEL_UPLOAD);
    setIsUploading(false);
    if (!reels.some(({ video_id }) => video_id === id)) put([...reels, { video_id: id, title: reelText('reels.usualTitle') }]);
  };
  return (
    <>
      {reels.length > 0 && (
        <ul className={styles.rows} aria-label={reelText('reels.list')}>
          {reels.map((reel, at) => (
            <ReelRow
              key={reel.video_id}
              at={at}
              reel={reel}
              count={reels.length}
              onMove={(to) => put(moved(reels, at, to))}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      {reels.length >= VIDEO_LIMITS.reels && <p className="muted">{reelText('reels.full', { most: VIDEO_LIMITS.reels })}</p>}
      {reels.length < VIDEO_LIMITS.reels &&
        (isUploading ? (
          <VideoUpload {...REEL_UPLOAD} label={reelText('reels.uploadLabel')} onChange={handleVideo} />
        ) : (
          <Button variant="line" icon="film" isBlock onClick={() => setIsUploading(true)}>
            {t('reels.upload')}
          </Button>
        ))}
    </>
  );
}

function moved(reels: readonly ReelDraft[], from: number, to: number): readonly ReelDraft[] {
  const reel = reels[from];
  if (!reel) return reels;
  const rest = reels.filter((_other, at) => at !== from);
  return [...rest.slice(0, to), reel, ...rest.slice(to)];
}
