import type { ClientOverviewResponse, OwnJobRow } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery, ownJobsQuery } from '../dashboard.query';
import { PartLoading } from '../part-loading';
import { ClosingSoon } from './closing-soon';
import { FreshApplicants } from './fresh-applicants';
import { JobsToMend } from './jobs-to-mend';
import styles from './overview.module.css';

const loading = (isShown: boolean) => <PartLoading label="Loading your overview" isShown={isShown} height="9rem" />;

/** What is new, what ends soon and what waits for the client. */
export function Overview() {
  const overview = useQuery(overviewQuery);
  const jobs = useQuery(ownJobsQuery);
  return (
    <QueryView query={jobs} failure="Your jobs did not load" loading={loading}>
      {({ data }) =>
        data.length === 0 ? (
          <FirstTime />
        ) : (
          <QueryView query={overview} failure="Your overview did not load" loading={loading}>
            {(news) => <News overview={news} jobs={data} />}
          </QueryView>
        )
      }
    </QueryView>
  );
}

function News({ overview, jobs }: { readonly overview: ClientOverviewResponse; readonly jobs: readonly OwnJobRow[] }) {
  const waiting = jobs.filter(
    ({ state, review_note, has_changes_in_review: isChanged }) =>
      state === 'draft' || state === 'review' || review_note !== '' || isChanged,
  );
  return (
    <div className={styles.sections}>
      <FreshApplicants fresh={overview.fresh} newest={overview.newest} />
      {overview.closing.length > 0 && <ClosingSoon jobs={overview.closing} />}
      {waiting.length > 0 && <JobsToMend jobs={waiting} />}
    </div>
  );
}

function FirstTime() {
  const action = (
    <div className={styles.ways}>
      <ButtonLink variant="ink" to="/post-a-job">
        Post a job
      </ButtonLink>
      <ButtonLink variant="line" to="/talents">
        Find talent
      </ButtonLink>
    </div>
  );
  return (
    <EmptyState title="Your casting begins here" action={action}>
      Put a call on the call sheet and people apply here; or look through the wall and invite who you like. Posting is free.
    </EmptyState>
  );
}
