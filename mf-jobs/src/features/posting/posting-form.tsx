import type { JobContent, JobStep } from '@alltalent/shared/contracts';
import { useFormikContext } from 'formik';
import type { FormEvent, ReactNode } from 'react';
import { PayStep } from './pay-step';
import { PlaceStep } from './place-step';
import styles from './posting.module.css';
import { ProjectStep } from './project-step';
import { RolesStep } from './roles-step';
import { StepEnd } from './step-end';
import type { Steps } from './use-steps';

const STEPS: Readonly<Record<JobStep, { readonly title: string; readonly fields: () => ReactNode }>> = {
  project: { title: 'What are you making?', fields: () => <ProjectStep /> },
  roles: { title: 'Who do you need?', fields: () => <RolesStep /> },
  place: { title: 'Where and when?', fields: () => <PlaceStep /> },
  pay: { title: 'What do you pay?', fields: () => <PayStep /> },
};

type PostingFormProps = { readonly steps: Steps; readonly isVisitor: boolean };

/** The step that is open. Enter in a line goes on, as its button does. */
export function PostingForm({ steps, isVisitor }: PostingFormProps) {
  const { handleSubmit: sendIn } = useFormikContext<JobContent>();
  const { step, form, heading, goOn } = steps;
  const { title, fields } = STEPS[step];
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 'pay') sendIn(event);
    else goOn();
  };
  return (
    <form ref={form} noValidate className={styles.form} aria-labelledby="step" onSubmit={handleSubmit}>
      <h2 id="step" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {fields()}
      <StepEnd step={step} isVisitor={isVisitor} />
    </form>
  );
}
