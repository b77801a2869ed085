import { useFormikContext } from 'formik';
import { Notice } from '../ui/notice/notice';
import { type FailureCause, isFormFailure } from './form-failure';

/** What a form says beside the server's sentence, by the cause of the failure. */
export type FailureHints = Readonly<Partial<Record<FailureCause, string>>>;

type FormFailureNoticeProps = { readonly hints: FailureHints; readonly className?: string | undefined };

/** What the form's status says went wrong, and what to do about it. */
export function FormFailureNotice({ hints, className }: FormFailureNoticeProps) {
  const { status } = useFormikContext();
  if (!isFormFailure(status)) return null;
  const { message, cause, reference } = status;
  return (
    <Notice kind="error" className={className}>
      {message} {hints[cause]}
      {reference && <span className="num"> Reference {reference}</span>}
    </Notice>
  );
}
