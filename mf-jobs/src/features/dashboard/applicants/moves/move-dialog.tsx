import { ApiError, messageOf } from '@alltalent/shared/api';
import { type Applicant, CLIENT_STAGE_LABELS, type ClientStage, JOB_LIMITS, type MovedResponse } from '@alltalent/shared/contracts';
import { Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import { FormTextArea, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import styles from '../../dialog-form.module.css';
import { peopleText } from './move-text';
import type { Move } from './move';

export type MoveDialogProps = {
  readonly people: readonly Applicant[];
  readonly stage: ClientStage;
  readonly onMove: (move: Move) => Promise<MovedResponse>;
  readonly onMoved: () => void;
  readonly onClose: () => void;
};
type Values = { readonly text: string };

/** Asks for confirmation before people are moved, because each of them is notified; a message can be added. */
export function MoveDialog({ people, stage, onMove, onMoved, onClose }: MoveDialogProps) {
  const label = CLIENT_STAGE_LABELS[stage];
  const who = peopleText(people);
  const handleSubmit = async ({ text }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await onMove({ people, stage, text });
      onMoved();
    } catch (error) {
      refuse(error, form);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={stage === 'not-selected' ? `Tell ${who} no?` : `Move ${who} to ${label}?`}>
      <Formik<Values> initialValues={{ text: '' }} onSubmit={handleSubmit}>
        {({ status, isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <p>{tellingOf(stage, people.length)}</p>
            <FormTextArea name="text" label="A word with it (optional)" maxLength={JOB_LIMITS.instructions} rows={4} autoFocus />
            {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
            <div className={styles.foot}>
              <SubmitButton variant="ink">{stage === 'not-selected' ? 'Send the answer' : `Move to ${label}`}</SubmitButton>
              <TextButton onClick={onClose}>Leave {people.length === 1 ? 'it' : 'them'}</TextButton>
            </div>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

function tellingOf(stage: ClientStage, count: number): string {
  const whom = count === 1 ? 'The talent is told once' : 'Each of them is told once';
  return stage === 'not-selected'
    ? `${whom}, in the bell and by mail as they chose: “Not selected”.`
    : `${whom}, in the bell and by mail as they chose.`;
}

function refuse(error: unknown, form: FormikHelpers<Values>): void {
  const atText = error instanceof ApiError ? error.problem.fields?.['text'] : undefined;
  if (atText === undefined) form.setStatus(messageOf(error));
  else form.setFieldError('text', atText);
}
