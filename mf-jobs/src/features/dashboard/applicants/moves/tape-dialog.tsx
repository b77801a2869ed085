import { ApiError, messageOf } from '@alltalent/shared/api';
import { dayInIndia, isDate, JOB_LIMITS } from '@alltalent/shared/contracts';
import { Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import { FormTextArea, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import styles from '../../dialog-form.module.css';
import type { MoveDialogProps } from './move-dialog';
import { peopleText } from './move-text';

type Values = { readonly text: string; readonly due_on: string };
type TapeDialogProps = Omit<MoveDialogProps, 'stage'>;

/** Says what to record, and until when. */
export function TapeDialog({ people, onMove, onMoved, onClose }: TapeDialogProps) {
  const [today] = useState(() => dayInIndia(Date.now()));
  const handleSubmit = async ({ text, due_on }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await onMove({ people, stage: 'self-tape', text: text.trim(), due_on });
      onMoved();
    } catch (error) {
      const fields = error instanceof ApiError ? error.problem.fields : undefined;
      if (fields?.['text'] === undefined && fields?.['due_on'] === undefined) form.setStatus(messageOf(error));
      else form.setErrors({ ...fields });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Ask ${peopleText(people)} for a self-tape`}>
      <Formik<Values>
        initialValues={{ text: '', due_on: '' }}
        validate={(values) => errorsOf(values, today)}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ status, isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <FormTextArea
              name="text"
              label="What to record"
              hint="Scene or lines, framing, length, how often. The recording comes as a link."
              maxLength={JOB_LIMITS.instructions}
              rows={5}
              autoFocus
            />
            <FormTextField name="due_on" label="Last day (optional)" type="date" min={today} />
            {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
            <div className={styles.foot}>
              <SubmitButton variant="ink">Ask for it</SubmitButton>
              <TextButton onClick={onClose}>Not now</TextButton>
            </div>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

function errorsOf({ text, due_on }: Values, today: string): Partial<Values> {
  return {
    ...(text.trim() === '' && { text: 'Please say what to record' }),
    ...(due_on !== '' && !isDate(due_on) && { due_on: 'Please enter a date' }),
    ...(due_on !== '' && due_on < today && { due_on: 'Please choose a day to come' }),
  };
}
