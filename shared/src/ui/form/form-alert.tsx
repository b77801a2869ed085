import { useFormikContext } from 'formik';
import { Alert } from '../alert/alert';

/** Shows the form's status when it is a sentence; hidden while the form is being sent. */
export function FormAlert() {
  const { status, isSubmitting } = useFormikContext();
  return typeof status === 'string' && !isSubmitting ? <Alert kind="error">{status}</Alert> : null;
}
