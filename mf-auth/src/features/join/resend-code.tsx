import { Notice, Spinner, TextButton } from '@alltalent/shared/ui';
import styles from './join.module.css';
import { asClock, useCountdown } from './use-countdown';
import type { SentCode } from './use-sent-code';

type ResendCodeProps = { readonly code: SentCode; readonly onResent: () => void };

/** Counts down to the next code, then offers it. Only the end of the wait is read aloud. */
export function ResendCode({ code, onResent }: ResendCodeProps) {
  const left = useCountdown(code.deadline);
  const handleResend = () => {
    if (code.isResending) return;
    code.resend().then(onResent, () => undefined);
  };
  return (
    <div className={styles.resend}>
      {left > 0 ? (
        <p className={`num ${styles.timer}`} role="timer">
          <span className={styles.dial} aria-hidden="true" />
          Next verification code in {asClock(left)}
        </p>
      ) : (
        <TextButton className={styles.again} onClick={handleResend} aria-busy={code.isResending || undefined}>
          {code.isResending && <Spinner />}
          Resend Verification Code
        </TextButton>
      )}
      <p className="vh" role="status">
        {left === 0 && !code.isResending && 'You can ask for another verification code now.'}
      </p>
      {code.failure && <Notice kind="error">{code.failure}</Notice>}
    </div>
  );
}
