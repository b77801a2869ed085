import { useFormikContext } from 'formik';
import { Alert } from '../ui/alert/alert';
import { type FailureCause, isFormFailure } from './form-failure';

/** What a form says beside the server's sentence, by the cause of the failure. */
export type FailureHints = Readonly<Partial<Record<FailureCause, string>>>;

type FormFailureAlertProps = { readonly hints: FailureHints; readonly className?: string | undefined };

/** What the form's status says went wrong, and what to do about it. */
export function FormFailureAlert({ hints, className }: FormFailureAlertProps) {
  const { status } = useFormikContext();
  if (!isFormFailure(status)) return null;
  const { message, cause, reference } = status;
  return (
    <Alert kind="error" className={className}>
      {message} {hints[cause]}
      {reference && <span className="num"> Reference {reference}</span>}
    </Alert>
  );
}
