import { finishVideoUpload, VideoUpload } from '@alltalent/shared/ui/video-upload';
import { t } from '../../../messages';
import { REEL_UPLOAD } from './reel-upload-place';

export type ReelUploadProps = { readonly onReady: (id: string) => void };

/** Uploads a reel; once it is ready it is a row of the profile. */
export function ReelUpload({ onReady }: ReelUploadProps) {
  const handleChange = (id: string) => {
    if (id === '') return;
    finishVideoUpload(REEL_UPLOAD);
    onReady(id);
  };
  return <VideoUpload {...REEL_UPLOAD} label={t('reels.uploadLabel')} onChange={handleChange} />;
}
