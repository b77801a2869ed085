import { Button } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { hasStoredUpload } from '@alltalent/shared/ui/video-upload/stored';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { t } from '../../../messages';
import type { RecordingsDraft } from './recordings-shape';
import { REEL_UPLOAD } from './reel-upload-place';

const Reels = lazySection<object>({
  name: 'talents.reels',
  load: () => import(/* webpackChunkName: "talents.reels" */ './reels').then((part) => part.Reels),
  loading: t('reels.loading'),
  failure: t('reels.notLoaded'),
  height: '12rem',
});

/** Uploaded reels; their code comes with the first one, or when one is to be uploaded. */
export function ReelsPart() {
  const { values } = useFormikContext<RecordingsDraft>();
  const [isOpen, setIsOpen] = useState(() => hasStoredUpload(REEL_UPLOAD.place));
  if (isOpen || values.reels.length > 0) return <Reels />;
  return (
    <Button variant="line" icon="film" isBlock onClick={() => setIsOpen(true)}>
      {t('reels.upload')}
    </Button>
  );
}
