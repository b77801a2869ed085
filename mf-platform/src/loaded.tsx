import { messageOf, requestIdOf } from '@alltalent/shared/api';
import { ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type LoadedProps<T> = {
  readonly query: UseQueryResult<T>;
  /** 'The releases' */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
};

/** What a call answers; until then its skeleton, or what failed with a retry. What is there stays while it is asked for again. */
export function Loaded<T>({ query: { data, error, refetch }, what, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorState title={`${what} did not load`} detail={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
    );
  }
  return <Loading what={what} />;
}

function Loading({ what }: { readonly what: string }) {
  const isShown = useDelayed(true);
  return (
    <div role="status" aria-label={`${what} are loading`}>
      {isShown && <Skeleton shape="block" height="14rem" />}
    </div>
  );
}
