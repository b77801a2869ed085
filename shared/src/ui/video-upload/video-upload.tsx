import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { ChooseVideo } from './choose-video';
import { t } from './messages';
import { UploadProgress } from './upload-progress';
import { UploadedVideo } from './uploaded-video';
import type { SessionPlan } from './upload-session';
import { useVideoUpload } from './use-video-upload';
import styles from './video-upload.module.css';

export type VideoUploadProps = SessionPlan & {
  readonly label: string;
  /** What is wrong with the field, as the form says. */
  readonly error?: string | undefined;
  /** Called with the id of the video once it is ready, and with '' when it is removed. */
  readonly onChange: (id: string) => void;
};

/** Uploads one video: chosen or dropped, sent over a line that may break, and prepared by the server. */
export function VideoUpload({ label, error, onChange, ...plan }: VideoUploadProps) {
  const { state, session } = useVideoUpload(plan);
  const cancel = () => void session.cancel();
  if (state.phase === 'choosing') return <ChooseVideo label={label} error={error} state={state} session={session} />;
  if (state.phase === 'sent')
    return <UploadedVideo address={state.address} label={label} error={error} session={session} onChange={onChange} />;
  return (
    <div className={styles.upload} role="group" aria-label={label}>
      {state.phase === 'failed' ? (
        <>
          <Alert kind="error">{state.message}</Alert>
          <div className={styles.actions}>
            <Button variant="ink" size="small" icon="retry" onClick={session.resume}>
              {t('upload.retry')}
            </Button>
            <Button variant="line" size="small" onClick={cancel}>
              {t('upload.another')}
            </Button>
          </div>
        </>
      ) : (
        <UploadProgress state={state} session={session} onCancel={cancel} />
      )}
    </div>
  );
}
