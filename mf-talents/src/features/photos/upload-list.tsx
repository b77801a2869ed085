import { Icon, TextButton } from '@alltalent/shared/ui';
import type { PhotoUpload } from './upload-queue';
import type { PhotoUploads } from './use-photo-uploads';
import styles from './upload-list.module.css';

/** What is on its way, and what did not get through. */
export function UploadList({ uploads, cancel, retry }: Omit<PhotoUploads, 'add'>) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Photos on their way">
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.row}>
          {upload.message === '' ? <Progress upload={upload} /> : <Refusal message={upload.message} />}
          <span className={styles.actions}>
            {upload.state === 'failed' && (
              <TextButton aria-label={`Try ${upload.file.name} again`} onClick={() => retry(upload.id)}>
                Try again
              </TextButton>
            )}
            <TextButton aria-label={`${wordOf(upload)} ${upload.file.name}`} onClick={() => cancel(upload.id)}>
              {wordOf(upload)}
            </TextButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { file, state, part } }: { readonly upload: PhotoUpload }) {
  const percent = Math.round(part * 100);
  const said = state === 'waiting' ? 'Waiting' : percent === 100 ? 'Being drawn' : `${percent} %`;
  return (
    <span className={styles.progress}>
      <span className={styles.name}>{file.name}</span>
      <progress max={100} value={percent} aria-label={`Sending ${file.name}`} />
      <span className={`${styles.said} num`}>{said}</span>
    </span>
  );
}

function Refusal({ message }: { readonly message: string }) {
  return (
    <span className={styles.refusal} role="alert">
      <Icon name="alert" />
      {message}
    </span>
  );
}

function wordOf({ state }: PhotoUpload): string {
  return state === 'waiting' || state === 'sending' ? 'Cancel' : 'Dismiss';
}
