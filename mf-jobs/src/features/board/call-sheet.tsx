import type { Job } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@alltalent/shared/ui/loaded';
import { JobRail } from './job-rail';
import { JobResults } from './job-results';
import { openJobsQuery } from './open-jobs.query';
import { useJobFilter } from './use-job-filter';
import styles from './jobs.module.css';

/** Every open call with its fee, to be searched and sorted. */
export function CallSheet() {
  const query = useQuery(openJobsQuery);
  return (
    <>
      <header className={styles.head}>
        <h1>Find a gig</h1>
        {query.data && query.data.length > 0 && <p className="muted num">{countOf(query.data)}</p>}
      </header>
      <Loaded query={query} failure="The call sheet did not load" loading={(isShown) => <JobsLoading hasSkeleton={isShown} />}>
        {(jobs) => (jobs.length === 0 ? <NoJobs /> : <Calls jobs={jobs} />)}
      </Loaded>
    </>
  );
}

const countOf = (jobs: readonly Job[]) => (jobs.length === 1 ? '1 call open' : `${jobs.length} calls open`);

function Calls({ jobs }: { readonly jobs: readonly Job[] }) {
  const [filter, changeFilter] = useJobFilter();
  return (
    <div className={styles.columns}>
      <JobRail jobs={jobs} filter={filter} onChange={changeFilter} />
      <div>
        <JobResults jobs={jobs} filter={filter} onChange={changeFilter} />
      </div>
    </div>
  );
}

function NoJobs() {
  const action = (
    <ButtonLink variant="ink" to="/article">
      Read the articles
    </ButtonLink>
  );
  return (
    <EmptyState title="No calls are open right now" action={action}>
      Come back tomorrow, or use the quiet day for a new self-tape.
    </EmptyState>
  );
}

function JobsLoading({ hasSkeleton }: { readonly hasSkeleton: boolean }) {
  return (
    <div className={styles.loading} role="status" aria-label="Loading calls">
      {hasSkeleton && Array.from({ length: 5 }, (_, index) => <Skeleton key={index} shape="block" height="7rem" />)}
    </div>
  );
}
