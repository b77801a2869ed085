import { JobApplicationEntity, JobApplicationStepEntity } from './applications/job-application.entity';
import { JobInvitationEntity } from './applications/job-invitation.entity';
import { JobEntity } from './postings/job.entity';
import { JobRoleEntity, JobWordEntity } from './postings/job-role.entity';

export { openJobAnswers } from './applications/open-job-answers';
export { OwnAnswersService } from './applications/own-answers.service';
export type { JobRecord } from './postings/job.entity';
export {
  CastingSeedsRepository,
  type SeededApplication,
  type SeededCasting,
  type SeededInvitation,
} from './postings/casting-seeds.repository';
export { columnsOf, rolesOf, wordsOf } from './postings/job-columns';
export { reviewReasons } from './postings/job-review.policy';
export type { JobReviewsService } from './postings/job-reviews.service';
export { JobSeedsRepository, type SeededJob } from './postings/job-seeds.repository';
export { addDays } from './postings/job-texts';
export { openJobReviews } from './postings/open-job-reviews';
export { OpenJobsModule } from './postings/open-jobs.module';
export { OpenJobsService } from './postings/open-jobs.service';
export { ShownJobsRepository } from './search/shown-jobs.repository';
export { matchOf, toMatchedTalent } from './search/match-of';
export { requirementsOf } from './search/role-requirements';
export { OwnJobsDataService } from './postings/own-jobs-data.service';
export { JobsModule } from './jobs.module';

export const jobEntities = [
  JobEntity,
  JobRoleEntity,
  JobWordEntity,
  JobApplicationEntity,
  JobApplicationStepEntity,
  JobInvitationEntity,
] as const;
