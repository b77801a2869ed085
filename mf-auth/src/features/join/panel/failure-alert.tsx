import { Alert, TextButton, TextLink } from '@alltalent/shared/ui';
import { useFormikContext } from 'formik';
import type { FormFailure } from './failure';

type FailureAlertProps = {
  /** The visitor goes to another page. */
  readonly onLeave: () => void;
  /** Returns to the step that requests a code. */
  readonly onAgain?: () => void;
};

/** Shows the form's failure and how to go on. */
export function FailureAlert({ onLeave, onAgain }: FailureAlertProps) {
  const { status, isSubmitting } = useFormikContext();
  if (!isFormFailure(status) || isSubmitting) return null;
  return (
    <Alert kind="error">
      {status.message} {status.help === 'retry' && 'What you typed is kept.'}
      {status.help === 'unlock' && 'Open the link in the e-mail we sent you, then log in again.'}
      {status.help === 'again' && <TextButton onClick={onAgain}>Ask for a new code</TextButton>}
      {status.help === 'write' && (
        <>
          If you think this is a mistake,{' '}
          <TextLink to="/contactus" onClick={onLeave}>
            write to us
          </TextLink>
          .
        </>
      )}
    </Alert>
  );
}

function isFormFailure(status: unknown): status is FormFailure {
  return typeof status === 'object' && status !== null && 'help' in status;
}
