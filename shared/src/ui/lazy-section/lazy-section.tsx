import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { useDelayed } from '../skeleton/use-delayed';
import { ErrorState } from '../state/error-state';

type LazySection<Props> = {
  /** Of the site's own: a section that came once is there at once. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** What is on its way, for those who hear the page. */
  readonly loading: string;
  /** What did not load, as a sentence. */
  readonly failure: string;
  readonly height: string;
};

/** A part of a page whose code comes when it is first shown. What did not come says so, and can be asked for again. */
export function lazySection<Props extends object>({ name, load, loading, failure, height }: LazySection<Props>): ComponentType<Props> {
  return function LazySection(props: Props) {
    const { data, isError, refetch } = useQuery({
      queryKey: ['late-section', name],
      queryFn: async () => ({ Section: await load() }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      networkMode: 'always',
      structuralSharing: false,
    });
    const isSkeletonShown = useDelayed(!data && !isError);
    if (isError) return <ErrorState isCompact title={failure} onRetry={() => void refetch()} />;
    if (data && !isSkeletonShown) return <data.Section {...props} />;
    return (
      <div role="status" aria-label={loading} style={{ minBlockSize: height }}>
        {isSkeletonShown && <Skeleton shape="block" height={height} />}
      </div>
    );
  };
}
