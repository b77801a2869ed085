import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { useDelayed } from '../skeleton/use-delayed';
import { withStyles } from '../with-styles';
import { ErrorState } from '../state/error-state';
import styles from './lazy-section.module.css';

type LazySection<Props> = {
  /** Of the site's own: a section that came once is there at once. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** What is on its way, for those who hear the page. */
  readonly loading: string;
  /** What did not load, as a sentence. */
  readonly failure: string;
  /** What is not lost by it, as a sentence. */
  readonly detail?: string;
  /** Least height of the placeholder, as a CSS length. */
  readonly height: string;
  /** Heights of the placeholder's bars; one bar of the whole height if left out. */
  readonly bars?: readonly string[];
};

/** A part of a page whose code comes when it is first shown. What did not come says so, and can be asked for again. */
export function lazySection<Props extends object>({
  name,
  load,
  loading,
  failure,
  detail,
  height,
  bars = [height],
}: LazySection<Props>): ComponentType<Props> {
  return function LazySection(props: Props) {
    const { data, isError, refetch } = useQuery({
      queryKey: ['lazy-section', name],
      queryFn: async () => ({ Section: await load() }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      networkMode: 'always',
      structuralSharing: false,
    });
    const isSkeletonShown = useDelayed(!data && !isError);
    if (isError) return <ErrorState isCompact title={failure} detail={detail} onRetry={() => void refetch()} />;
    if (data && !isSkeletonShown) return <data.Section {...props} />;
    return (
      <div ref={withStyles({ minBlockSize: height })} role="status" aria-busy="true" aria-label={loading} className={styles.bars}>
        {isSkeletonShown && bars.map((bar, index) => <Skeleton key={index} shape="block" height={bar} />)}
      </div>
    );
  };
}
