import { messageOf, requestIdOf } from '../../api';
import { ErrorState, useDelayed } from '../index';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type LoadedProps<Data> = {
  readonly query: UseQueryResult<Data>;
  /** What did not load, as a sentence. */
  readonly failure: string;
  /** The place kept while loading; `isShown` once the wait is long enough for a skeleton. */
  readonly loading: (isShown: boolean) => ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** One answer of the API in its three states: on its way, failed with Try again, here. */
export function Loaded<Data>({ query, failure, loading, children }: LoadedProps<Data>) {
  const isSkeletonShown = useDelayed(query.isPending);
  if (query.isError && query.data === undefined) {
    const { error, refetch } = query;
    return <ErrorState title={failure} detail={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />;
  }
  if (query.data === undefined || isSkeletonShown) return loading(isSkeletonShown);
  return children(query.data);
}
