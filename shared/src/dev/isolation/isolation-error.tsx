import { useNavigate, useRouteError } from 'react-router';
import { messageOf, requestIdOf } from '../../api';
import { ErrorState } from '../../ui';

/** What the shell's section boundary is on the site: the page's failure in its place, with a retry. */
export function IsolationError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const reference = requestIdOf(error);
  const detail = error instanceof Error ? error.message : messageOf(error);
  return (
    <div className="wrap">
      <ErrorState title="This page failed" detail={reference ? `${detail} (${reference})` : detail} onRetry={() => void navigate(0)} />
    </div>
  );
}
