import { MESSAGES } from '@alltalent/shared/contracts';
import { asClock, type Countdown, Notice, Spinner, TextButton, useCountdown } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { useResendCode } from './use-resend-code';
import type { LeadCode } from './use-lead-code';
import css from './verify.module.css';

type ResendLineProps = { readonly code: LeadCode; readonly countdown: Countdown; readonly onAsk: () => void };

/** Counts down to the next code, then offers it. Only the end of the wait is read aloud. */
export function ResendLine({ code, countdown, onAsk }: ResendLineProps) {
  const { ask, isAsking, failure } = useResendCode(code);
  const handleAsk = () => {
    if (isAsking) return;
    onAsk();
    ask();
  };
  return (
    <div className={css.resend}>
      <Wait key={countdown.deadline} countdown={countdown}>
        <TextButton className={css.again} onClick={handleAsk} aria-busy={isAsking || undefined}>
          {isAsking && <Spinner />}
          {MESSAGES.resend}
        </TextButton>
      </Wait>
      {failure && <Notice kind="error">{failure}</Notice>}
    </div>
  );
}

function Wait({ countdown, children }: { readonly countdown: Countdown; readonly children: ReactNode }) {
  const left = useCountdown(countdown);
  return (
    <>
      {left > 0 ? (
        <p className={`muted num ${css.timer}`} role="timer">
          Verification code in {asClock(left)}
        </p>
      ) : (
        children
      )}
      <p className="vh" role="status">
        {left === 0 && 'You can ask for another verification code now.'}
      </p>
    </>
  );
}
