import { sessionQuery } from '@alltalent/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { threadQuery, threadsQuery } from '../features/threads/threads.query';

const ID = /^[1-9]\d{0,9}$/u;

/** Asks for the conversations of a signed-in user while the page's code is still on the way. */
export function beginMessages(queryClient: QueryClient): LoaderFunction {
  return () => {
    if (isSignedIn(queryClient)) void queryClient.prefetchInfiniteQuery(threadsQuery);
    return null;
  };
}

/** Asks for one conversation of a signed-in user while the page's code is still on the way. */
export function beginThread(queryClient: QueryClient): LoaderFunction {
  return ({ params: { id = '' } }) => {
    if (isSignedIn(queryClient) && ID.test(id)) void queryClient.prefetchInfiniteQuery(threadQuery(Number(id)));
    return null;
  };
}

const isSignedIn = (queryClient: QueryClient) => Boolean(queryClient.getQueryData(sessionQuery.queryKey));
