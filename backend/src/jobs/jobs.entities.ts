import { JobEntity } from './schema/job.entity';
import { JobRoleEntity, JobWordEntity } from './schema/job-role.entity';
import { JobApplicationEntity, JobApplicationStepEntity } from './schema/job-application.entity';
import { JobInvitationEntity } from './schema/job-invitation.entity';

/** Every table of this context. */
export const jobsEntities = [
  JobEntity,
  JobRoleEntity,
  JobWordEntity,
  JobApplicationEntity,
  JobApplicationStepEntity,
  JobInvitationEntity,
] as const;
