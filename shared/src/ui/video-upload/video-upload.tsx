import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { ChooseVideo } from './choose-video';
import { t } from './messages';
import { UploadProgress } from './upload-progress';
import { UploadedVideo } from './uploaded-video';
import { UnfinishedUploads } from './unfinished-uploads';
import type { SessionPlan, UploadSession, UploadState } from './upload-session';
import { useKeptFocus } from './use-kept-focus';
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
export function VideoUpload(props: VideoUploadProps) {
  const { label, error, onChange, ...plan } = props;
  const { state, session } = useVideoUpload(plan);
  const focus = useKeptFocus(state.phase);
  return (
    <div {...focus} className={styles.upload} role="group" aria-label={label} tabIndex={-1}>
      {state.phase === 'choosing' && <ChooseVideo label={label} error={error} state={state} session={session} />}
      {state.phase === 'sent' && (
        <UploadedVideo address={state.address} label={label} error={error} session={session} onChange={onChange} />
      )}
      {state.phase === 'failed' && <FailedUpload state={state} session={session} />}
      {'total' in state && <UploadProgress state={state} session={session} />}
    </div>
  );
}

type FailedUploadProps = { readonly state: Extract<UploadState, { phase: 'failed' }>; readonly session: UploadSession };

function FailedUpload({ state: { message, isFull }, session }: FailedUploadProps) {
  return (
    <>
      <Alert kind="error">{message}</Alert>
      {isFull && <UnfinishedUploads />}
      <div className={styles.actions}>
        <Button variant="ink" size="small" icon="retry" onClick={session.resume}>
          {t('upload.retry')}
        </Button>
        <Button variant="line" size="small" onClick={() => void session.cancel()}>
          {t('upload.another')}
        </Button>
      </div>
    </>
  );
}
