import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { ApiError, messageOf, requestIdOf } from '../../api';
import { EmptyState, ErrorState } from '../../ui';

/** Statuses for which the shell has a page of its own. */
const PAGES_OF_THE_SHELL: Readonly<Partial<Record<number, string>>> = {
  403: 'The site shows its page for what is forbidden here',
  404: 'The site shows its page for what is not found here',
};

/** What the shell's section boundary is on the site: the page's failure in its place, with a retry. */
export function IsolationError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const title = PAGES_OF_THE_SHELL[statusOf(error)];
  const reference = requestIdOf(error);
  const detail = error instanceof Error ? error.message : messageOf(error);
  return (
    <div className="wrap">
      {title === undefined ? (
        <ErrorState title="This page failed" detail={reference ? `${detail} (${reference})` : detail} onRetry={() => void navigate(0)} />
      ) : (
        <EmptyState title={title} />
      )}
    </div>
  );
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ApiError ? error.problem.status : 0;
}
