import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { isNoOwnJob, mayHaveJobs, ownJobQuery } from '../features/posting/own-job.query';
import { jobOf } from '../features/posting/posting-url';

/** What the page just saved is not asked for again. */
const FRESH_MS = 2000;

/** A job of another client is a true 404; the page shows every other failure with a retry. */
export function createPostingLoader(queryClient: QueryClient): LoaderFunction {
  return async ({ request }) => {
    const id = jobOf(new URL(request.url).searchParams);
    if (id === null) return null;
    if (Number.isNaN(id)) throw notFound();
    if (!mayHaveJobs()) return null;
    try {
      await queryClient.fetchQuery({ ...ownJobQuery(id), staleTime: FRESH_MS });
    } catch (error) {
      if (isNoOwnJob(error)) throw notFound();
    }
    return null;
  };
}

/** A step is no new page; another job is, and so is the page that the server drew without knowing the client. */
export function onlyForAnotherPosting({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }): boolean {
  if (currentUrl.href === nextUrl.href) return true;
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.searchParams.get('job') !== nextUrl.searchParams.get('job');
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
