import { MESSAGES } from '../../contracts/core/messages';
import { Spinner } from '../button/spinner';
import { asClock, type Countdown, useCountdown } from '../countdown/use-countdown';
import { joinClasses } from '../join-classes';
import { TextButton } from '../link/text-button';
import { Alert } from '../alert/alert';
import styles from './resend-line.module.css';

export type ResendLineProps = {
  readonly countdown: Countdown;
  /** Text before the countdown: 'Verification code in'. */
  readonly waitText: string;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  /** Why no code came. */
  readonly failure?: string | null | undefined;
};

/** Counts down to the next code, then offers it. Only the end of the wait is read aloud. */
export function ResendLine({ failure, ...line }: ResendLineProps) {
  return (
    <div className={styles.resend}>
      <Line key={line.countdown.deadline} {...line} />
      {failure && <Alert kind="error">{failure}</Alert>}
    </div>
  );
}

function Line({ countdown, waitText, isAsking, onAsk }: Omit<ResendLineProps, 'failure'>) {
  const left = useCountdown(countdown);
  return (
    <>
      {left > 0 ? (
        <p className={joinClasses('muted num', styles.line)} role="timer">
          {waitText} {asClock(left)}
        </p>
      ) : (
        <TextButton className={styles.line} onClick={() => !isAsking && onAsk()} aria-busy={isAsking || undefined}>
          {isAsking && <Spinner />}
          {MESSAGES.resend}
        </TextButton>
      )}
      <p className="vh" role="status">
        {left === 0 && !isAsking && 'You can ask for another verification code now.'}
      </p>
    </>
  );
}
