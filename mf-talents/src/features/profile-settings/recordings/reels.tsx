import { VIDEO_LIMITS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { uploadMemory } from '@alltalent/shared/ui/video-upload/memory';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { t } from '../../../messages';
import { useRemoval } from '../section/use-removal';
import { ReelRow } from './reel-row';
import { REEL_UPLOAD } from './reel-upload-place';
import type { ReelUploadProps } from './reel-upload';
import type { ReelDraft, RecordingsDraft } from './recordings-shape';
import styles from './recordings.module.css';

const ReelUpload = lazySection<ReelUploadProps>({
  name: 'talents.reel-upload',
  load: () => import(/* webpackChunkName: "talents.reel-upload" */ './reel-upload').then((part) => part.ReelUpload),
  loading: t('reels.loadingUpload'),
  failure: t('reels.uploadNotLoaded'),
  height: '9rem',
});

/** Uploaded reels, in the order in which the profile shows them. */
export function Reels() {
  const { values, setFieldValue } = useFormikContext<RecordingsDraft>();
  const { reels } = values;
  const [isUploading, setIsUploading] = useState(() => uploadMemory.read(REEL_UPLOAD.place) !== null);
  const remove = useRemoval('reels', reels, ({ title }) => title);
  const put = (next: readonly ReelDraft[]) => void setFieldValue('reels', next, false);
  const handleReady = (id: string) => {
    setIsUploading(false);
    if (!reels.some(({ video_id }) => video_id === id)) put([...reels, { video_id: id, title: t('reels.usualTitle') }]);
  };
  return (
    <>
      {reels.length > 0 && (
        <ul className={styles.rows} aria-label={t('reels.list')}>
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
      {reels.length >= VIDEO_LIMITS.reels && <p className="muted">{t('reels.full', { most: VIDEO_LIMITS.reels })}</p>}
      {reels.length < VIDEO_LIMITS.reels &&
        (isUploading ? (
          <ReelUpload onReady={handleReady} />
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
