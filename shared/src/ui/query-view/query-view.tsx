import { ErrorState, useDelayed } from '../index';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type QueryViewProps<Data> = {
  readonly query: UseQueryResult<Data>;
  /** Sentence that names what did not load. */
  readonly failure: string;
  /** Placeholder while loading; `isShown` is true once the wait justifies a skeleton. */
  readonly loading: (isShown: boolean) => ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** Shows a query while loading, after a failure (with Try again) and with its data. */
export function QueryView<Data>({ query, failure, loading, children }: QueryViewProps<Data>) {
  const isSkeletonShown = useDelayed(query.isPending);
  if (query.isError && query.data === undefined) {
    const { error, refetch } = query;
    return <ErrorState title={failure} error={error} onRetry={() => void refetch()} />;
  }
  if (query.data === undefined || isSkeletonShown) return loading(isSkeletonShown);
  return children(query.data);
}
