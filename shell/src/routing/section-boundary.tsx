import { ApiError, ConnectionError, messageOf, requestIdOf } from '@alltalent/shared/api';
import { useEffect, useEffectEvent } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { Frame } from '../frame/frame';
import { ForbiddenPage } from '../pages/forbidden.page';
import { NotFoundPage } from '../pages/not-found.page';
import { SectionError } from '../pages/section-error';
import { UnexpectedErrorPage } from '../pages/unexpected-error.page';
import { EVERY_REMOTE, RemoteUnavailableError } from './remote-unavailable-error';

type SectionBoundaryProps = {
  /** Called with an error of the section's own code, not with one that a server returned. */
  readonly onFault?: (error: unknown) => void;
};

/** Error page for a section of the site; the frame and every other section keep working. */
export function SectionBoundary({ onFault }: SectionBoundaryProps) {
  const error = useRouteError();
  const retry = useRetry();
  const reportFault = useEffectEvent((fault: unknown) => onFault?.(fault));
  useEffect(() => {
    if (isFault(error)) reportFault(error);
  }, [error]);
  if (hasStatus(error, 404)) return <NotFoundPage />;
  if (hasStatus(error, 403)) return <ForbiddenPage />;
  if (error instanceof RemoteUnavailableError) {
    const onRetry = error.remote === EVERY_REMOTE ? () => location.reload() : retry;
    return <Unavailable isOutdated={error.isOutdated} onRetry={onRetry} />;
  }
  return <UnexpectedErrorPage message={describe(error)} reference={requestIdOf(error)} onRetry={retry} />;
}

function Unavailable({ isOutdated, onRetry }: { readonly isOutdated: boolean; readonly onRetry: () => void }) {
  if (!isOutdated)
    return <SectionError title="This part of the site did not load" detail="Check your connection and try again." onRetry={onRetry} />;
  return (
    <SectionError
      title="This part of the site was renewed"
      detail="What this page knows of it is gone. Reload to get the new version."
      onRetry={onRetry}
      onReload={() => location.reload()}
    />
  );
}

/** Frame around an error that no section caught. */
export function RootError() {
  return (
    <Frame header="solid" hasFooter isBusy={false}>
      <SectionBoundary />
    </Frame>
  );
}

/** Returns a function that navigates to the current URL again, which also retries a remote that did not load. */
function useRetry(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const page = pathname + search;
  const retry = async () => {
    // With the hash, the router would only scroll on the current page.
    await navigate(page, { replace: true });
    const isThere = location.pathname + location.search === page && location.hash === '';
    if (hash !== '' && isThere) await navigate(page + hash, { replace: true });
  };
  return () => void retry();
}

/** Returns whether an error is one of the section's own code, not an answer of a server. */
export function isFault(error: unknown): boolean {
  const isResponse = error instanceof ApiError || error instanceof ConnectionError || isRouteErrorResponse(error);
  return !isResponse && !(error instanceof RemoteUnavailableError);
}

function hasStatus(error: unknown, status: number): boolean {
  if (error instanceof ApiError) return error.problem.status === status;
  return isRouteErrorResponse(error) && error.status === status;
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof ApiError) return `${error.problem.status} ${error.problem.title}`;
  return error instanceof Error ? error.message : messageOf(error);
}
