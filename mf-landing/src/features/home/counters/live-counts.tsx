import { formatCount } from '@alltalent/shared/contracts';
import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { labelCounters } from './count';
import { countersQuery } from './counters.query';
import css from './live-counts.module.css';

const LABELS = { talents: 'talents on the wall', open_jobs: 'calls open now', cities: 'cities' } as const;

/** The strip under the hero: a bonus, so it says nothing when the numbers cannot be had. */
export function LiveCounts() {
  const { data, isPending } = useQuery(countersQuery);
  const hasSkeleton = useDelayed(isPending);
  if (isPending || hasSkeleton) {
    return (
      <div className={css.counts}>
        {hasSkeleton ? <Skeleton className={css.skeleton} width="min(22rem, 100%)" height="1.375rem" /> : null}
      </div>
    );
  }
  if (!data) return null;
  return (
    <dl className={`${css.counts} num`}>
      {labelCounters(data, LABELS).map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
