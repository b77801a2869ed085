import { Notice } from '@alltalent/shared/ui';
import type { LeadFailure } from './lead-failure';

/** What went wrong, and what to do about it. */
export function FailureNotice({ failure: { message, help, reference } }: { readonly failure: LeadFailure }) {
  return (
    <Notice kind="error">
      {message} {help === 'retry' && 'What you typed is kept.'}
      {help === 'later' && 'What you typed is kept; press Submit again once you are back.'}
      {reference && <span className="num"> Reference {reference}</span>}
    </Notice>
  );
}
