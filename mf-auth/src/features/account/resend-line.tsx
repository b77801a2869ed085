import { MESSAGES } from '@alltalent/shared/contracts';
import { asClock, Notice, Spinner, TextButton, useCountdown } from '@alltalent/shared/ui';
import styles from './code-form.module.css';
import type { CodeSending } from './use-code-sending';

type ResendLineProps = { readonly sending: CodeSending; readonly onResent: () => void };

/** Counts down to the next code, then offers it. Only the end of the wait is read aloud. */
export function ResendLine({ sending, onResent }: ResendLineProps) {
  const left = useCountdown(sending.countdown);
  const handleResend = () => {
    if (!sending.isSending) sending.resend().then(onResent, () => undefined);
  };
  return (
    <div className={styles.resend}>
      {left > 0 ? (
        <p className="num muted" role="timer">
          Next verification code in {asClock(left)}
        </p>
      ) : (
        <TextButton onClick={handleResend} aria-busy={sending.isSending || undefined}>
          {sending.isSending && <Spinner />}
          {MESSAGES.resend}
        </TextButton>
      )}
      <p className="vh" role="status">
        {left === 0 && !sending.isSending && 'You can ask for another verification code now.'}
      </p>
      {sending.failure && <Notice kind="error">{sending.failure}</Notice>}
    </div>
  );
}
