import { Button } from '../button/button';
import { TextButton } from '../link/text-button';
import { withStyles } from '../with-styles';
import { megabytes, percentOf } from './check-file';
import { t } from './messages';
import type { UploadSession, UploadState } from './upload-session';
import styles from './video-upload.module.css';

const ANNOUNCED_STEP = 25;

const WORDS = {
  starting: 'upload.starting',
  uploading: 'upload.uploading',
  waiting: 'upload.waiting',
  paused: 'upload.paused',
} as const;

type UploadProgressProps = {
  readonly state: Extract<UploadState, { phase: keyof typeof WORDS }>;
  readonly session: UploadSession;
};

/** How far an upload got, and what can be done with it. Readers hear of it at each quarter, not at each change. */
export function UploadProgress({ state: { phase, sent, total, secondsLeft }, session }: UploadProgressProps) {
  const percent = percentOf(sent, total);
  const amount = t('upload.amount', { percent, sent: megabytes(sent), total: megabytes(total) });
  const step = percent - (percent % ANNOUNCED_STEP);
  return (
    <>
      <p role="status">
        {words(phase)}
        {step > 0 && <span className="vh"> {t('upload.announced', { percent: step })}</span>}
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('upload.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={amount}
      >
        <span ref={withStyles({ inlineSize: `${percent}%` })} className={styles.done} />
      </div>
      <p className="muted num">
        {amount}
        {secondsLeft !== null && phase === 'uploading' && `, ${leftOf(secondsLeft)}`}
      </p>
      <div className={styles.actions}>
        {phase === 'paused' ? (
          <Button variant="ink" size="small" icon="play" onClick={session.resume}>
            {t('upload.resume')}
          </Button>
        ) : (
          <Button variant="line" size="small" icon="pause" onClick={session.pause}>
            {t('upload.pause')}
          </Button>
        )}
        {phase === 'waiting' && (
          <Button variant="line" size="small" icon="retry" onClick={session.tryNow}>
            {t('upload.tryNow')}
          </Button>
        )}
        <TextButton className={styles.quiet} onClick={() => void session.cancel()}>
          {t('upload.cancel')}
        </TextButton>
      </div>
    </>
  );
}

const words = (phase: keyof typeof WORDS) => t(WORDS[phase]);

function leftOf(seconds: number): string {
  return seconds < 60 ? t('upload.secondsLeft') : t('upload.minutesLeft', { minutes: Math.round(seconds / 60) });
}
