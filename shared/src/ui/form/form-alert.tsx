import { type FormikErrors, type FormikHelpers, useFormikContext } from 'formik';
import { ApiError } from '../../api/api-error';
import { refusalOf } from '../../api/refusal';
import { Alert } from '../alert/alert';

/** What stands in the way of the form as a whole: its status, as a sentence. */
export function FormAlert() {
  const { status, isSubmitting } = useFormikContext();
  return typeof status === 'string' && !isSubmitting ? <Alert kind="error">{status}</Alert> : null;
}

/** Puts what the server refused at the fields it names; what has no field becomes the form's status. What was typed stays. */
export function showRefusal<Values extends object>(error: unknown, form: FormikHelpers<Values>, values: Values, say = refusalOf): void {
  const refused = Object.entries(error instanceof ApiError ? (error.problem.fields ?? {}) : {});
  const known = refused.filter(([field]) => field in values);
  if (known.length === 0) form.setStatus(say(error));
  else form.setErrors(Object.fromEntries(known) as FormikErrors<Values>);
}
