import { MESSAGES } from '@alltalent/shared/contracts';
import { asClock, Alert, Spinner, TextButton, useCountdown } from '@alltalent/shared/ui';
import styles from '../panel/panel.module.css';
import type { SentCode } from './use-sent-code';

type ResendCodeProps = { readonly code: SentCode; readonly onResent: () => void };

/** Counts down to the next code, then offers it, in time by a call, too. Only the end of the wait is read aloud. */
export function ResendCode({ code, onResent }: ResendCodeProps) {
  const left = useCountdown(code.countdown);
  const ask = (isCall: boolean) => {
    if (code.asking === null) code.ask(isCall).then(onResent, () => undefined);
  };
  return (
    <div className={styles.resend}>
      {left > 0 ? (
        <>
          <Timer text={`Next verification code in ${asClock(left)}`} part={left / code.countdown.total} />
          {code.canCall && <Timer text={`Next CALL to verification code in ${asClock(left)}`} part={left / code.countdown.total} />}
        </>
      ) : (
        <div className={styles.ways}>
          <AskButton label={MESSAGES.resend} isAsking={code.asking === 'resend'} onAsk={() => ask(false)} />
          {code.canCall && <AskButton label={MESSAGES.call} isAsking={code.asking === 'call'} onAsk={() => ask(true)} />}
        </div>
      )}
      <p className="vh" role="status">
        {left === 0 && code.asking === null && 'You can ask for another verification code now.'}
      </p>
      {code.failure && code.asking === null && <Alert kind="error">{code.failure}</Alert>}
    </div>
  );
}

type TimerProps = {
  readonly text: string;
  /** How much of the wait is left, 0 to 1. */
  readonly part: number;
};

function Timer({ text, part }: TimerProps) {
  return (
    <p className={`num ${styles.timer}`} role="timer">
      <span ref={(dial) => dial?.style.setProperty('--left', `${part * 100}%`)} className={styles.dial} aria-hidden="true" />
      {text}
    </p>
  );
}

type AskButtonProps = { readonly label: string; readonly isAsking: boolean; readonly onAsk: () => void };

function AskButton({ label, isAsking, onAsk }: AskButtonProps) {
  return (
    <TextButton className={styles.way} onClick={onAsk} aria-busy={isAsking || undefined}>
      {isAsking && <Spinner />}
      {label}
    </TextButton>
  );
}
