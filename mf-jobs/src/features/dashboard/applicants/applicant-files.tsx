import { ENDPOINTS, type ApplicantsResponse, CLIENT_STAGE_LABELS } from '@alltalent/shared/contracts';
import { PeopleFilesButton } from '@alltalent/shared/ui/people-files';
import { applicantsFilePath } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';

/** Downloads of everybody in view: of the job, its role and its stage. */
export function ApplicantFiles({ response: { job, total } }: { readonly response: ApplicantsResponse }) {
  const { place } = useDashboardPlace();
  const role = job.roles.find(({ id }) => id === place.role)?.name ?? '';
  const stage = place.stage === null ? '' : CLIENT_STAGE_LABELS[place.stage];
  return (
    <PeopleFilesButton
      scope={[job.title, role, stage]}
      total={total}
      csv={applicantsFilePath(ENDPOINTS.applicantsCsv, job.id, place)}
      pdf={applicantsFilePath(ENDPOINTS.applicantsPdf, job.id, place)}
    />
  );
}
