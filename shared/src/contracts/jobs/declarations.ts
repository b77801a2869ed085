import { doneResponseSchema } from '../auth/auth';
import { pageHeadResponseSchema } from '../content/page-head';
import { type Declaration, call, nothing } from '../core/declaration';
import type { JOBS_ENDPOINTS } from './endpoints';
import {
  applicantsQuerySchema,
  applicantsResponseSchema,
  applicationIdSchema,
  applyForJobSchema,
  clientOverviewResponseSchema,
  inviteOptionsInputSchema,
  inviteOptionsResponseSchema,
  inviteTalentSchema,
  moveApplicationsSchema,
  movedResponseSchema,
  noteApplicationSchema,
  ownApplicationsResponseSchema,
  sendSelfTapeSchema,
} from './job-applications';
import {
  extendJobSchema,
  jobIdSchema,
  jobRevisionSchema,
  ownJobResponseSchema,
  ownJobsResponseSchema,
  roleFitResponseSchema,
  roleFitSchema,
  saveJobSchema,
} from './job-posting';
import { jobForTalentResponseSchema, jobKeySchema, jobListingSchema, jobResponseSchema, jobsQuerySchema } from './jobs';

/** What servers know of the calls of casting calls and applications. */
export const JOBS_DECLARATIONS = {
  jobs: call('everybody', 'Answers one page of open jobs that fit the filter.', jobsQuerySchema, jobListingSchema),
  job: call('everybody', 'Answers one job, open or closed.', jobKeySchema, jobResponseSchema),
  jobHead: call('public', "Answers the metadata of a job's page.", jobKeySchema, pageHeadResponseSchema),
  jobForTalent: call('talent', 'Tells what stands between the caller and a job.', jobKeySchema, jobForTalentResponseSchema),
  ownApplications: call('talent', "Lists the caller's applications and invitations.", nothing, ownApplicationsResponseSchema),
  applyForJob: call('talent', 'Applies for a role of a job.', applyForJobSchema, ownApplicationsResponseSchema, { isIdempotent: true }),
  withdrawApplication: call('talent', "Withdraws one of the caller's applications.", applicationIdSchema, ownApplicationsResponseSchema, {
    isIdempotent: true,
  }),
  sendSelfTape: call('talent', 'Sends the link to a self-tape that was asked for.', sendSelfTapeSchema, ownApplicationsResponseSchema, {
    isIdempotent: true,
  }),
  declineInvitation: call('talent', 'Declines an invitation.', applicationIdSchema, ownApplicationsResponseSchema, { isIdempotent: true }),
  ownJobs: call('client', "Lists the caller's jobs.", nothing, ownJobsResponseSchema),
  ownJob: call('client', "Answers one of the caller's jobs as it is being written.", jobIdSchema, ownJobResponseSchema),
  saveJob: call('client', 'Stores a draft of a job.', saveJobSchema, ownJobResponseSchema, { isIdempotent: true }),
  submitJob: call('client', 'Sends in a job, or the changes of an open one.', jobRevisionSchema, ownJobResponseSchema, {
    isIdempotent: true,
  }),
  extendJob: call('client', 'Gives an open job a later last day.', extendJobSchema, ownJobResponseSchema),
  duplicateJob: call('client', 'Makes a draft from another job of the caller.', jobIdSchema, ownJobResponseSchema, { isIdempotent: true }),
  closeJob: call('client', 'Closes a job for good and tells everybody who applied.', jobIdSchema, ownJobResponseSchema, {
    isIdempotent: true,
  }),
  discardJob: call('client', 'Deletes a draft of a job.', jobIdSchema, doneResponseSchema),
  roleFit: call('client', 'Counts the talents that a role would find.', roleFitSchema, roleFitResponseSchema),
  clientOverview: call('client', 'Tells what is new for a client.', nothing, clientOverviewResponseSchema),
  applicants: call(
    'client',
    'Answers one page of those who applied for a job of the caller.',
    applicantsQuerySchema,
    applicantsResponseSchema,
  ),
  viewApplication: call('client', 'Marks a new application as viewed.', applicationIdSchema, movedResponseSchema),
  moveApplications: call('client', 'Moves applications to a stage and tells each talent.', moveApplicationsSchema, movedResponseSchema, {
    isIdempotent: true,
  }),
  noteApplication: call('client', "Stores the client's rating and note of an applicant.", noteApplicationSchema, doneResponseSchema),
  inviteOptions: call(
    'client',
    'Lists the jobs and roles for which a talent can be invited.',
    inviteOptionsInputSchema,
    inviteOptionsResponseSchema,
  ),
  inviteTalent: call('client', 'Invites a talent for a role.', inviteTalentSchema, inviteOptionsResponseSchema, { isIdempotent: true }),
} as const satisfies Record<keyof typeof JOBS_ENDPOINTS, Declaration>;
