import { messageOf, requestIdOf } from '@alltalent/shared/api';
import { ErrorState, useDelayed } from '@alltalent/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type SectionQueryProps<Data> = {
  readonly query: UseQueryResult<Data>;
  /** What did not load, as a sentence. */
  readonly failure: string;
  /** The section's shape while it waits; quiet, it only keeps the room. */
  readonly skeleton: (isQuiet: boolean) => ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** One answer of the backend in a section: on its way, a row with Try again, here. */
export function SectionQuery<Data>({ query, failure, skeleton, children }: SectionQueryProps<Data>) {
  const { data, error, isPending, refetch } = query;
  const hasSkeleton = useDelayed(isPending);
  if (isPending || hasSkeleton) return skeleton(!hasSkeleton);
  if (data !== undefined) return children(data);
  return (
    <div className="wrap section">
      <ErrorState isCompact title={failure} detail={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
    </div>
  );
}
