import type { SendCodeResponse } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { CodeStep } from './features/join/code-step';
import { EmailStep } from './features/join/email-step';
import styles from './features/join/join.module.css';
import { NewcomerStep } from './features/join/newcomer-step';
import { PosterStrip } from './features/join/poster-strip';

export type JoinPanelProps = {
  /** Path to go on to after the login. */
  readonly returnTo: string | null;
  readonly onDone: (path: string) => void;
  readonly onClose: () => void;
};

type Step =
  | { readonly kind: 'email'; readonly email: string; readonly refusal?: string }
  | { readonly kind: 'code'; readonly email: string; readonly sent: SendCodeResponse }
  | { readonly kind: 'newcomer'; readonly email: string };

/** Login by a code. It starts anew each time it is mounted, so closing the panel resets it. */
export function JoinPanel({ returnTo, onDone, onClose }: JoinPanelProps) {
  const [step, setStep] = useState<Step>({ kind: 'email', email: '' });
  const editEmail = (refusal?: string) => setStep({ kind: 'email', email: step.email, ...(refusal ? { refusal } : {}) });
  return (
    <div className={styles.panel}>
      <PosterStrip isReversed={step.kind !== 'email'} />
      <p className="vh" role="status">
        {step.kind === 'code' && step.sent.message}
      </p>
      {step.kind === 'email' && (
        <EmailStep email={step.email} refusal={step.refusal} onSent={(email, sent) => setStep({ kind: 'code', email, sent })} />
      )}
      {step.kind === 'code' && (
        <CodeStep
          email={step.email}
          sent={step.sent}
          returnTo={returnTo}
          onEditEmail={editEmail}
          onLoggedIn={onDone}
          onNewcomer={() => setStep({ kind: 'newcomer', email: step.email })}
        />
      )}
      {step.kind === 'newcomer' && <NewcomerStep email={step.email} onEditEmail={() => editEmail()} onLeave={onClose} />}
    </div>
  );
}
