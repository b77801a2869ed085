import { ApiError } from '@alltalent/shared/api';
import type { ApplicantsResponse, OwnJobRow } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, ErrorState, useDelayed } from '@alltalent/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { applicantsQuery } from '../dashboard.query';
import { applicantsInput, placePath } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';
import { ApplicantBoard } from './applicant-board';
import { BoardLoading } from './board-loading';

type JobApplicantsProps = { readonly job: number; readonly jobs: readonly OwnJobRow[] };

/** The applicants of a job in all their states; what was there stays, dimmed, while a filter loads. */
export function JobApplicants({ job, jobs }: JobApplicantsProps) {
  const { place } = useDashboardPlace();
  const query = useQuery({ ...applicantsQuery(applicantsInput(job, place)), placeholderData: keepPreviousData });
  const { data, error, refetch } = query;
  const isSkeletonShown = useDelayed(!data && !error);
  const response: ApplicantsResponse | undefined = data;
  if (error && (!response || query.isPlaceholderData)) {
    if (error instanceof ApiError && error.problem.status === 404) return <NoSuchJob />;
    return <ErrorState title="The applicants did not load" error={error} onRetry={() => void refetch()} />;
  }
  if (!response || isSkeletonShown) return <BoardLoading isShown={isSkeletonShown} />;
  return <ApplicantBoard response={response} own={jobs.find(({ id }) => id === job)} jobs={jobs} isOld={query.isPlaceholderData} />;
}

function NoSuchJob() {
  const action = (
    <ButtonLink variant="ink" to={placePath({ tab: 'jobs' })}>
      Your jobs
    </ButtonLink>
  );
  return (
    <EmptyState title="You have no such job" action={action}>
      It may belong to somebody else, or to another account of yours.
    </EmptyState>
  );
}
