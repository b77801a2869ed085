import { ErrorState, useDelayed } from '@alltalent/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type SectionQueryProps<Data> = {
  readonly query: UseQueryResult<Data>;
  /** What did not load, as a sentence. */
  readonly failure: string;
  /** Placeholder of the section; when quiet, it reserves the height only. */
  readonly skeleton: (isQuiet: boolean) => ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** Shows the query of a section: a placeholder while loading, a row with Try again after a failure, its data. */
export function SectionQuery<Data>({ query, failure, skeleton, children }: SectionQueryProps<Data>) {
  const { data, error, isPending, refetch } = query;
  const hasSkeleton = useDelayed(isPending);
  if (isPending || hasSkeleton) return skeleton(!hasSkeleton);
  if (data !== undefined) return children(data);
  return (
    <div className="wrap section">
      <ErrorState isCompact title={failure} error={error} onRetry={() => void refetch()} />
    </div>
  );
}
