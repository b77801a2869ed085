import { type PictureOriginal, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { FileField, TextButton } from '@alltalent/shared/ui';
import { PHOTO_ACCEPT } from '@alltalent/shared/ui/picture-upload';
import { t } from '../../messages/pictures';
import styles from './pictures.module.css';
import { usePictureUpload } from './use-picture-upload';

const MEGABYTE = 1024 * 1024;
const PERCENT = 100;

/** Takes a file and sends it, with how far it got and a way to stop it. */
export function UploadPart({ onUploaded }: { readonly onUploaded: (original: PictureOriginal) => void }) {
  const { file, part, failure, canRetry, send, retry, cancel } = usePictureUpload(onUploaded);
  if (file) return <Progress name={file.name} percent={Math.round(part * PERCENT)} onCancel={cancel} />;
  return (
    <div>
      <FileField
        name="picture"
        label={t('upload.label')}
        prompt={t('upload.prompt')}
        hint={t('upload.hint', { most: PROFILE_LIMITS.photoBytes / MEGABYTE })}
        accept={PHOTO_ACCEPT}
        onFile={send}
        {...(failure !== '' && { error: failure })}
      />
      {canRetry && <TextButton onClick={retry}>{t('upload.again')}</TextButton>}
    </div>
  );
}

type ProgressProps = { readonly name: string; readonly percent: number; readonly onCancel: () => void };

function Progress({ name, percent, onCancel }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.fileName}>{t('upload.sending', { name })}</span>
      <progress max={PERCENT} value={percent} aria-label={t('upload.sending', { name })} />
      <span className="num" role="status">
        {percent === PERCENT ? t('upload.reading') : t('upload.percent', { percent })}
      </span>
      <TextButton onClick={onCancel}>{t('upload.cancel')}</TextButton>
    </div>
  );
}
