import { type ApplicantsResponse, CLIENT_STAGE_LABELS } from '@alltalent/shared/contracts';
import { PeopleFilesButton } from '@alltalent/shared/ui/people-files';
import { t } from '../../../messages';
import { applicantsFilePath } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';

/** Downloads of everybody in view: of the job, its role and its stage. */
export function ApplicantFiles({ response: { job, total } }: { readonly response: ApplicantsResponse }) {
  const { place } = useDashboardPlace();
  const role = job.roles.find(({ id }) => id === place.role)?.name ?? t('files.everyRole');
  const stage = place.stage === null ? t('files.everyStage') : CLIENT_STAGE_LABELS[place.stage];
  return (
    <PeopleFilesButton
      scope={t('files.applicants', { job: job.title, role, stage, people: total })}
      total={total}
      csv={applicantsFilePath('applicantsCsv', job.id, place)}
      pdf={applicantsFilePath('applicantsPdf', job.id, place)}
    />
  );
}
