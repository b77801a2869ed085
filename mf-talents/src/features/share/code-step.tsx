import { LIMITS, MESSAGES } from '@alltalent/shared/contracts';
import { asClock, Button, CodeField, type Countdown, Notice, TextButton, useCountdown } from '@alltalent/shared/ui';
import type { FormEvent } from 'react';
import { FailureNotice } from './failure-notice';
import styles from './share-steps.module.css';
import type { ShareFlow } from './use-share-flow';

type CodeStepProps = { readonly flow: ShareFlow; readonly onShowSelected: () => void };

export function CodeStep({ flow, onShowSelected }: CodeStepProps) {
  const { code, sent, failure, isBusy } = flow;
  const canVerify = code.length === LIMITS.codeLength;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canVerify) flow.verify();
  };
  return (
    <form className={styles.step} onSubmit={handleSubmit} noValidate>
      {sent && (
        <Notice key={sent.countdown.deadline} kind="info">
          {sent.message}
        </Notice>
      )}
      <div className={styles.code}>
        <CodeField name="share_otp" value={code} onChange={flow.type} hasAutoFocus {...(failure?.code ? { error: failure.code } : {})} />
        {sent && <Resend key={sent.countdown.deadline} countdown={sent.countdown} isBusy={isBusy} onAsk={flow.ask} />}
      </div>
      {failure && !failure.code && <FailureNotice failure={failure} onShowSelected={onShowSelected} />}
      <Button type="submit" isBlock disabled={!canVerify} isPending={isBusy}>
        Verify &amp; Proceed
      </Button>
      <p className={`muted ${styles.foot}`}>
        Wrong number or address? <TextButton onClick={flow.back}>Edit</TextButton>
      </p>
    </form>
  );
}

type ResendProps = { readonly countdown: Countdown; readonly isBusy: boolean; readonly onAsk: () => void };

/** Counts down to the next code, then offers it. Only the end of the wait is read aloud. */
function Resend({ countdown, isBusy, onAsk }: ResendProps) {
  const left = useCountdown(countdown);
  return (
    <>
      {left > 0 ? (
        <p className={`muted num ${styles.timer}`} role="timer">
          Verification code in {asClock(left)}
        </p>
      ) : (
        <TextButton className={styles.timer} onClick={onAsk} aria-busy={isBusy || undefined}>
          {MESSAGES.resend}
        </TextButton>
      )}
      <p className="vh" role="status">
        {left === 0 && 'You can ask for another verification code now.'}
      </p>
    </>
  );
}
