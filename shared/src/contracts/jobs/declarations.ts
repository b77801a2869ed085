import { string } from 'yup';
import { doneResponseSchema } from '../auth/auth';
import { pageMetadataResponseSchema } from '../content/page-metadata';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import type * as JOBS_ENDPOINTS from './endpoints';
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

const applicantsFileQuerySchema = applicantsQuerySchema.pick(['job', 'role', 'stage', 'sort']);

/** Server-side declarations of the endpoints of jobs and applications. */
export const JOBS_DECLARATIONS = {
  jobs: endpoint('everybody', 'Answers one page of open jobs that fit the filter.', jobsQuerySchema, jobListingSchema, {
    isInOfficeView: true,
  }),
  job: endpoint('everybody', 'Answers one job, open or closed.', jobKeySchema, jobResponseSchema, { isInOfficeView: true }),
  jobMetadata: endpoint('public', "Answers the metadata of a job's page.", jobKeySchema, pageMetadataResponseSchema),
  jobForTalent: endpoint('talent', 'Tells what stands between the caller and a job.', jobKeySchema, jobForTalentResponseSchema, {
    isInOfficeView: true,
  }),
  ownApplications: endpoint('talent', "Lists the caller's applications and invitations.", nothing, ownApplicationsResponseSchema, {
    isInOfficeView: true,
  }),
  applyForJob: endpoint('talent', 'Applies for a role of a job.', applyForJobSchema, ownApplicationsResponseSchema, { isIdempotent: true }),
  withdrawApplication: endpoint(
    'talent',
    "Withdraws one of the caller's applications.",
    applicationIdSchema,
    ownApplicationsResponseSchema,
    {
      isIdempotent: true,
    },
  ),
  sendSelfTape: endpoint('talent', 'Sends the link to a self-tape that was asked for.', sendSelfTapeSchema, ownApplicationsResponseSchema, {
    isIdempotent: true,
  }),
  declineInvitation: endpoint('talent', 'Declines an invitation.', applicationIdSchema, ownApplicationsResponseSchema, {
    isIdempotent: true,
  }),
  ownJobs: endpoint('client', "Lists the caller's jobs.", nothing, ownJobsResponseSchema, { isInOfficeView: true }),
  ownJob: endpoint('client', "Answers one of the caller's jobs as it is being written.", jobIdSchema, ownJobResponseSchema, {
    isInOfficeView: true,
  }),
  saveJob: endpoint('client', 'Stores a draft of a job.', saveJobSchema, ownJobResponseSchema, { isIdempotent: true }),
  submitJob: endpoint('client', 'Sends in a job, or the changes of an open one.', jobRevisionSchema, ownJobResponseSchema, {
    isIdempotent: true,
  }),
  extendJob: endpoint('client', 'Gives an open job a later last day.', extendJobSchema, ownJobResponseSchema),
  duplicateJob: endpoint('client', 'Makes a draft from another job of the caller.', jobIdSchema, ownJobResponseSchema, {
    isIdempotent: true,
  }),
  closeJob: endpoint('client', 'Closes a job for good and tells everybody who applied.', jobIdSchema, ownJobResponseSchema, {
    isIdempotent: true,
  }),
  discardJob: endpoint('client', 'Deletes a draft of a job.', jobIdSchema, doneResponseSchema),
  roleFit: endpoint('client', 'Counts the talents that a role would find.', roleFitSchema, roleFitResponseSchema, { isInOfficeView: true }),
  clientOverview: endpoint('client', 'Tells what is new for a client.', nothing, clientOverviewResponseSchema, { isInOfficeView: true }),
  applicants: endpoint(
    'client',
    'Answers one page of those who applied for a job of the caller.',
    applicantsQuerySchema,
    applicantsResponseSchema,
  ),
  applicantsCsv: endpoint(
    'client',
    'Answers who applied for a job of the caller as a table.',
    applicantsFileQuerySchema,
    string().required(),
    {
      answersFile: 'text/csv',
    },
  ),
  applicantsPdf: endpoint('client', 'Answers who applied as a contact sheet.', applicantsFileQuerySchema, string().required(), {
    answersFile: 'application/pdf',
  }),
  viewApplication: endpoint('client', 'Marks a new application as viewed.', applicationIdSchema, movedResponseSchema),
  moveApplications: endpoint(
    'client',
    'Moves applications to a stage and tells each talent.',
    moveApplicationsSchema,
    movedResponseSchema,
    {
      isIdempotent: true,
    },
  ),
  noteApplication: endpoint('client', "Stores the client's rating and note of an applicant.", noteApplicationSchema, doneResponseSchema),
  inviteOptions: endpoint(
    'client',
    'Lists the jobs and roles for which a talent can be invited.',
    inviteOptionsInputSchema,
    inviteOptionsResponseSchema,
    { isInOfficeView: true },
  ),
  inviteTalent: endpoint('client', 'Invites a talent for a role.', inviteTalentSchema, inviteOptionsResponseSchema, { isIdempotent: true }),
} as const satisfies Record<keyof typeof JOBS_ENDPOINTS, Declaration>;
