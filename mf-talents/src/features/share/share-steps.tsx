import { useEffect, useRef } from 'react';
import { CodeStep } from './code-step';
import { DoneStep } from './done-step';
import { FaceFan } from './face-fan';
import { ShareForm } from './share-form';
import { TermsStep } from './terms-step';
import type { ShareFlow } from './use-share-flow';

export type ShareStepsProps = {
  readonly flow: ShareFlow;
  readonly onShowSelected: () => void;
  readonly onBack: () => void;
};

/** What the dialog shows at each step. It is a chunk of its own: few who look at faces send them. */
export function ShareSteps({ flow, onBack, ...rest }: ShareStepsProps) {
  const box = useStepFocus(flow);
  const { step, failure, round, profiles } = flow;
  return (
    <div ref={box}>
      {step === 'form' && (
        <>
          <FaceFan profiles={profiles} />
          <ShareForm key={failure?.fields ? round : 'typed'} flow={flow} {...rest} />
        </>
      )}
      {step === 'terms' && <TermsStep flow={flow} {...rest} />}
      {step === 'code' && <CodeStep key={flow.sent?.countdown.deadline} flow={flow} {...rest} />}
      {step === 'done' && <DoneStep flow={flow} onBack={onBack} />}
    </div>
  );
}

/** At a new step the focus goes to what is wrong, to the first field, or to the dialog, which reads its new title. */
function useStepFocus({ step, failure }: ShareFlow) {
  const box = useRef<HTMLDivElement>(null);
  const refused = failure?.fields;
  useEffect(() => {
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    const target = find('[aria-invalid="true"]') ?? find('[data-autofocus]') ?? box.current?.closest('dialog');
    target?.focus();
  }, [step, refused]);
  return box;
}
