import { ApiError, messageOf } from '@alltalent/shared/api';
import { Alert } from '@alltalent/shared/ui';
import { type FormikHelpers, useFormikContext } from 'formik';

const OF_THE_INPUT = ['VALIDATION_FAILED', 'MEDIUM_REFUSED', 'CONTACT_TAKEN'];

/** Shows the form's status as an alert. */
export function FormStatus() {
  const { status, isSubmitting } = useFormikContext();
  return typeof status === 'string' && !isSubmitting ? <Alert kind="error">{status}</Alert> : null;
}

/** The server's message goes to the form's one field where it is about it, else to the form; what was typed stays. */
export function showFormFailure<Values>(error: unknown, form: FormikHelpers<Values>, field: string & keyof Values): void {
  const isOfInput = error instanceof ApiError && OF_THE_INPUT.includes(error.problem.code);
  if (!isOfInput) return form.setStatus(messageOf(error));
  form.setFieldError(field, error.problem.fields?.[field] ?? messageOf(error));
}
