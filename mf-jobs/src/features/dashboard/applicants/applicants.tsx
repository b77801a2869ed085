import type { ClientOverviewResponse, OwnJobRow } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery, ownJobsQuery } from '../dashboard.query';
import type { DashboardPlace } from '../dashboard-place';
import { PartLoading } from '../part-loading';
import { useDashboardPlace } from '../use-dashboard-place';
import { JobApplicants } from './job-applicants';

/** Applicants for the user's own jobs. */
export function Applicants() {
  const { place } = useDashboardPlace();
  const news = useQuery(overviewQuery).data;
  return (
    <QueryView
      query={useQuery(ownJobsQuery)}
      failure="Your jobs did not load"
      loading={(isShown) => <PartLoading label="Loading your jobs" isShown={isShown} />}
    >
      {({ data }) => {
        const shown = data.filter(({ state }) => state !== 'draft');
        const job = chooseJob(place, shown, news);
        return job === null ? <NobodyYet /> : <JobApplicants key={job} job={job} jobs={shown} />;
      }}
    </QueryView>
  );
}

/** The job of the address, else that of its application, else the one that most needs to be looked at. */
function chooseJob({ job, application }: DashboardPlace, jobs: readonly OwnJobRow[], news?: ClientOverviewResponse): number | null {
  if (job !== null) return job;
  const applied = news?.newest.find(({ id }) => id === application)?.job_id;
  const [newest] = jobs.filter(({ fresh }) => fresh > 0).sort((a, b) => b.fresh - a.fresh);
  const waiting = newest ?? jobs.find(({ state }) => state === 'open') ?? jobs[0];
  return applied ?? waiting?.id ?? null;
}

function NobodyYet() {
  const action = (
    <ButtonLink variant="ink" to="/post-a-job">
      Post a job
    </ButtonLink>
  );
  return (
    <EmptyState title="Nobody can apply yet" action={action}>
      Once a call of yours is open, everybody who applies appears here.
    </EmptyState>
  );
}
