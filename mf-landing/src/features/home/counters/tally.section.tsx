import { formatCount } from '@alltalent/shared/contracts';
import { ErrorState, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { labelCounters } from './count';
import { countersQuery } from './counters.query';
import css from './tally.module.css';
import { TallySkeleton } from './tally-skeleton';

const LABELS = {
  talents: 'people with a profile here today',
  open_jobs: 'jobs open for applications at this minute',
  cities: 'cities they call home',
} as const;

/** Talent and job counter. */
export function Section() {
  const { data, error, isError, isFetching, refetch } = useQuery(countersQuery);
  const isWaiting = !data && isFetching;
  const hasSkeleton = useDelayed(isWaiting);
  if (isWaiting || hasSkeleton) return <TallySkeleton isQuiet={!hasSkeleton} />;
  if (isError) {
    return (
      <div className={`wrap ${css.failed}`}>
        <ErrorState isCompact title="The counters did not load" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  const counters = data ? labelCounters(data, LABELS) : [];
  if (counters.length === 0) return null;
  return (
    <section aria-label="Talent and job counter">
      <dl className={`wrap ${css.row} num`}>
        {counters.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
