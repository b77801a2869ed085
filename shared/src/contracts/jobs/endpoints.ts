/** Endpoints of jobs and applications. */

import type { DoneResponse } from '../auth/auth';
import type { PageMetadataResponse } from '../content/page-metadata';
import { type NoInput, get, post } from '../core/endpoint';
import type {
  ApplicantsFileQuery,
  ApplicantsQuery,
  ApplicantsResponse,
  ApplicationIdInput,
  ApplyForJobInput,
  ClientOverviewResponse,
  InviteOptionsInput,
  InviteOptionsResponse,
  InviteTalentInput,
  MoveApplicationsInput,
  MovedResponse,
  NoteApplicationInput,
  OwnApplicationsResponse,
  SendSelfTapeInput,
} from './job-applications';
import type {
  ExtendJobInput,
  JobIdInput,
  JobRevisionInput,
  OwnJobResponse,
  OwnJobsResponse,
  RoleFitInput,
  RoleFitResponse,
  SaveJobInput,
} from './job-posting';
import type { JobForTalentResponse, JobKeyInput, JobListing, JobResponse, JobsQuery } from './jobs';

/** A page of the open calls; 400 for a filter that does not parse. */
export const jobs = get<JobsQuery, JobListing>('/api/jobs');
/** One job, open or closed; 404 for an unknown one and for drafts. */
export const job = get<JobKeyInput, JobResponse>('/api/jobs/{key}');
/** What the document of a job's page says: `JobPosting` data while it is open, noindex afterwards. */
export const jobMetadata = get<JobKeyInput, PageMetadataResponse>('/api/jobs/{key}/head');
/** Returns the caller's state with regard to the job. 403 for everyone but talents, as for the five below. */
export const jobForTalent = get<JobKeyInput, JobForTalentResponse>('/api/jobs/{key}/for-talent');
/** Applications and invitations of the caller's talent, with every step; the newest first. */
export const ownApplications = get<NoInput, OwnApplicationsResponse>('/api/applications');
/**
 * Applies for a role: 403 APPLY_BARRED without a public profile or, where the site asks for it, a membership; 409
 * ALREADY_APPLIED, 422 JOB_CLOSED. Takes an Idempotency-Key.
 */
export const applyForJob = post<ApplyForJobInput, OwnApplicationsResponse>('/api/applications/apply');
/** Takes the own application back; 409 once an offer stands. Takes an Idempotency-Key, as the two below. */
export const withdrawApplication = post<ApplicationIdInput, OwnApplicationsResponse>('/api/applications/withdraw');
/** Stores a requested self-tape, a link or an uploaded video that is ready; a second one replaces the first. 409 while none is requested. */
export const sendSelfTape = post<SendSelfTapeInput, OwnApplicationsResponse>('/api/applications/self-tape');
/** Declines an invitation; the client is notified once. 404 for one that is not the caller's, 409 for one that has a response. */
export const declineInvitation = post<ApplicationIdInput, OwnApplicationsResponse>('/api/applications/decline-invitation');
/** Lists the caller's jobs. 403 for everyone but clients, as for every endpoint below /api/client; another client's id gives 404. */
export const ownJobs = get<NoInput, OwnJobsResponse>('/api/client/jobs');
/** Returns one job of the caller with its unpublished changes and its revision; 404 for another client's. */
export const ownJob = get<JobIdInput, OwnJobResponse>('/api/client/jobs/{id}');
/** Stores a draft as it is. 409 REVISION_STALE, 422 LIST_FULL. Takes an Idempotency-Key. */
export const saveJob = post<SaveJobInput, OwnJobResponse>('/api/client/jobs/save');
/**
 * Sends a job in, or the changes of an open one: shown at once, or after staff read it (first posts, and always with
 * minors or intimacy). 422 JOB_INCOMPLETE with the fields. Takes an Idempotency-Key.
 */
export const submitJob = post<JobRevisionInput, OwnJobResponse>('/api/client/jobs/submit');
/** A later last day for an open job; 409 for any other. */
export const extendJob = post<ExtendJobInput, OwnJobResponse>('/api/client/jobs/extend');
/** Creates a draft with the same content, without dates. Takes an Idempotency-Key. */
export const duplicateJob = post<JobIdInput, OwnJobResponse>('/api/client/jobs/duplicate');
/** Closes a job for good and tells everybody who applied; 409 for one that is not open. Takes an Idempotency-Key. */
export const closeJob = post<JobIdInput, OwnJobResponse>('/api/client/jobs/close');
/** Throws a draft away; 409 for a job that was shown. */
export const discardJob = post<JobIdInput, DoneResponse>('/api/client/jobs/discard');
/** How many talents a role would find. It changes nothing; a POST, because a role is too much for an address. 429 after 120 in a minute. */
export const roleFit = post<RoleFitInput, RoleFitResponse>('/api/client/role-fit');
/** What is new for a client: applicants, jobs that close soon, bookings, open invitations. */
export const clientOverview = get<NoInput, ClientOverviewResponse>('/api/client/overview');
/** Who applied for one job of the caller, filtered by stage and role, a page at a time, with the counts of every stage; 404 for somebody else's job. */
export const applicants = get<ApplicantsQuery, ApplicantsResponse>('/api/client/applicants');
/**
 * Downloads of what `applicants` lists, at most 1,000 people as CSV and 200 as PDF; the file says how many are left out.
 * Without contact data; with a photo only of talents who allowed it. 429 after 30 downloads in an hour, of favourites, too.
 */
export const applicantsCsv = get<ApplicantsFileQuery, string>('/api/client/applicants/csv');
export const applicantsPdf = get<ApplicantsFileQuery, string>('/api/client/applicants/pdf');
/** The client looked at an application: a new one is 'viewed' from then on, and its talent is told once. */
export const viewApplication = post<ApplicationIdInput, MovedResponse>('/api/client/applications/view');
/** Moves applications to a stage; each talent is told once. 404 when one is not the client's, 429 when one was moved 20 times in a day. Takes an Idempotency-Key. */
export const moveApplications = post<MoveApplicationsInput, MovedResponse>('/api/client/applications/move');
/** Keeps the client's rating (1 to 5) and note of an applicant, which only the client sees; 404 for somebody else's. */
export const noteApplication = post<NoteApplicationInput, DoneResponse>('/api/client/applications/note');
/** The caller's open jobs and roles a talent may be invited to, and where they applied or are invited already. */
export const inviteOptions = get<InviteOptionsInput, InviteOptionsResponse>('/api/client/invite-options');
/** Invites a talent for a role; 409 ALREADY_INVITED, 422 INVITE_REFUSED for a profile nobody answers for. Takes an Idempotency-Key. */
export const inviteTalent = post<InviteTalentInput, InviteOptionsResponse>('/api/client/invite');
