import type { JoinProgress } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { CodeStep } from './code/code-step';
import { MediumStep } from './medium/medium-step';
import { LazyPasswordStep, LazySignUpStep } from './lazy-steps';
import { emailMedium, showMedium } from './panel/medium';
import { OfflineAlert } from './panel/offline-alert';
import styles from './panel/panel.module.css';
import { PosterStrip } from './panel/poster-strip';
import { stepOf } from './join-step';
import { useDestination } from './use-destination';
import { usePrefetchSignUp } from './use-prefetch-sign-up';

export type JoinFlowProps = {
  /** Path to go on to after the login; null: the visitor stays on the page that is open. */
  readonly returnTo: string | null;
  readonly onDone: (path: string) => void;
  readonly onClose: () => void;
  /** What this browser has under way. */
  readonly progress: JoinProgress | null;
};

/** The steps of the panel, and which leads to which. */
export function JoinFlow({ returnTo, onDone, onClose, progress }: JoinFlowProps) {
  const [step, setStep] = useState(() => stepOf(progress));
  const { goesTo, wanted, setForgotten } = useDestination(returnTo, progress);
  usePrefetchSignUp(step.kind === 'code');
  const shared = { goesTo, onLoggedIn: onDone, onLeave: onClose };
  const { medium } = step;
  const edit = (refusal?: string) => setStep({ kind: 'medium', medium, ...(refusal ? { refusal } : {}) });
  const askByCode = (username: string, isForgotten: boolean) => {
    setForgotten(isForgotten);
    setStep({ kind: 'medium', medium: username.includes('@') ? emailMedium(username) : medium });
  };
  return (
    <div className={styles.panel}>
      <PosterStrip isReversed={step.kind !== 'medium'} />
      <OfflineAlert />
      <p className="vh" role="status">
        {step.kind === 'code' && step.sent.message}
      </p>
      {step.kind === 'medium' && (
        <MediumStep
          {...shared}
          {...step}
          onSent={(to, sent) => setStep({ kind: 'code', medium: to, sent, isResumed: false })}
          onUnderWay={(found) => setStep(stepOf(found))}
          onPassword={(typed) => setStep({ kind: 'password', medium: typed })}
        />
      )}
      {step.kind === 'code' && (
        <CodeStep {...shared} {...step} onEdit={edit} onNewcomer={() => setStep({ kind: 'sign_up', medium: step.medium })} />
      )}
      {step.kind === 'sign_up' && (
        <LazySignUpStep
          {...shared}
          goesTo={wanted}
          medium={step.medium}
          person={{ firstName: progress?.first_name ?? '', lastName: progress?.last_name ?? '' }}
          onEdit={() => edit()}
        />
      )}
      {step.kind === 'password' && (
        <LazyPasswordStep
          {...shared}
          username={medium?.value ? showMedium(medium) : ''}
          onForgotten={(username) => askByCode(username, true)}
          onCode={(username) => askByCode(username, false)}
        />
      )}
    </div>
  );
}
