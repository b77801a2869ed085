import { array, boolean, type InferType, number, object, string } from 'yup';
import { optionalId, optionalText, pageNumber, requiredId } from '../core/schema-parts';
import { isDate } from '../core/dates';
import { orNothing } from '../talents/filter-schemas';
import { CLIENT_STAGES, INVITATION_STATES, JOB_LIMITS, JOB_STAGES, JOB_STATES } from './job-values';
import { jobMatchSchema } from './jobs';
import { RECORDING_PLACES, recordingPlaceOf } from '../core/recordings';
import { VIDEO_ID } from '../videos/video-values';

const id = requiredId();

/** Answers a call for one of its roles; one application per role. */
export const applyForJobSchema = object({
  role_id: id.required('Please choose a role'),
  note: optionalText(JOB_LIMITS.note),
  /** Of `photos` of the job for this talent; none chosen: the profile's first. */
  photos: array(string().max(300).required()).max(JOB_LIMITS.photos, `At most ${JOB_LIMITS.photos} pictures`).default([]),
  /** To the job's question. */
  answer: optionalText(JOB_LIMITS.answer),
});
export type ApplyForJobInput = InferType<typeof applyForJobSchema>;
export const applicationIdSchema = object({ id });
export type ApplicationIdInput = InferType<typeof applicationIdSchema>;

export const sendSelfTapeSchema = object({
  id,
  /** A link, or the id of an uploaded video that is ready: exactly one of the two. */
  address: string()
    .trim()
    .max(JOB_LIMITS.tapeUrl, `At most ${JOB_LIMITS.tapeUrl} characters`)
    .default('')
    .test('one', 'Please paste a link or upload a video', (value, { parent }) => value !== '' || hasVideo(parent))
    .test(
      'place',
      `Please paste a link to a recording on ${RECORDING_PLACES}`,
      (value) => value === '' || recordingPlaceOf(value) !== null,
    ),
  video_id: string()
    .default('')
    .test('video', 'must be a video', (value) => value === '' || VIDEO_ID.test(value))
    .test('one', 'Please send either a link or a video', (value, { parent }) => value === '' || !hasLink(parent)),
});
const hasVideo = ({ video_id: id }: { readonly video_id?: unknown }) => typeof id === 'string' && id !== '';
const hasLink = ({ address }: { readonly address?: unknown }) => typeof address === 'string' && address.trim() !== '';
export type SendSelfTapeInput = { readonly id: number; readonly address?: string | undefined; readonly video_id?: string | undefined };

export const stageEntrySchema = object({
  stage: string().oneOf(JOB_STAGES).required(),
  /** ISO 8601. */
  at: string().required(),
  /** What the client wrote with it; '' for nothing. */
  text: string().defined(),
});
export const selfTapeSchema = object({
  instructions: string().defined(),
  /** YYYY-MM-DD, or '' for no last day. */
  due_on: string().defined(),
  /** '' until a link is sent. */
  address: string().defined(),
  /** Id of the uploaded video, for the call `video`; '' for none. */
  video_id: string().optional(),
  /** True when a video was sent that its owner removed afterwards. */
  is_removed: boolean().optional(),
})
  .nullable()
  .defined();
export const jobLineSchema = object({
  id: number().required(),
  slug: string().required(),
  title: string().required(),
  posted_by: string().required(),
  location: string().required(),
  dates: string().required(),
  image: string().required(),
  state: string().oneOf(JOB_STATES).required(),
  closes_on: string().required(),
});
export type JobLine = InferType<typeof jobLineSchema>;

export const ownApplicationSchema = object({
  id: number().required(),
  job: jobLineSchema.required(),
  role: string().required(),
  note: string().defined(),
  stage: string().oneOf(JOB_STAGES).required(),
  may_withdraw: boolean().required(),
  /** The oldest first. */
  history: array(stageEntrySchema.required()).required(),
  self_tape: selfTapeSchema,
});
export type OwnApplication = InferType<typeof ownApplicationSchema>;
export const ownInvitationSchema = object({
  id: number().required(),
  job: jobLineSchema.required(),
  role_id: number().required(),
  role: string().required(),
  message: string().defined(),
  at: string().required(),
  state: string().oneOf(INVITATION_STATES).required(),
});
export type OwnInvitation = InferType<typeof ownInvitationSchema>;
/** Both with what moved last at the top. */
export const ownApplicationsResponseSchema = object({
  status: number().required(),
  data: array(ownApplicationSchema.required()).required(),
  invitations: array(ownInvitationSchema.required()).required(),
});
export type OwnApplicationsResponse = InferType<typeof ownApplicationsResponseSchema>;

export const APPLICANT_SORTS = ['match', 'newest', 'rating'] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];
/** Without a stage: all but those withdrawn. */
export const applicantsQuerySchema = object({
  job: id,
  role: optionalId(),
  stage: orNothing(JOB_STAGES).optional(),
  /** That one alone, whatever its role and stage. */
  application: optionalId(),
  sort: orNothing(APPLICANT_SORTS).default('match'),
  page: pageNumber(),
});
export type ApplicantsQuery = {
  readonly job: number;
  readonly role?: number | undefined;
  readonly stage?: (typeof JOB_STAGES)[number] | undefined;
  readonly application?: number | undefined;
  readonly sort?: ApplicantSort | undefined;
  readonly page?: number | undefined;
};

/** Who a downloaded file holds: what the list of applicants shows, from its first page on. */
export type ApplicantsFileQuery = Pick<ApplicantsQuery, 'job' | 'role' | 'stage' | 'sort'>;

/** No contact data. `slug` is '' when the profile is no longer on the site. */
export const applicantTalentSchema = object({
  id: number().required(),
  slug: string().defined(),
  name: string().required(),
  image: string().defined(),
  location: string().defined(),
  headline: string().defined(),
  /** True for a child, for whom a parent or guardian acts; else left out. */
  is_for_child: boolean().optional(),
});
export const applicantSchema = object({
  id: number().required(),
  role_id: number().required(),
  role: string().required(),
  talent: applicantTalentSchema.required(),
  note: string().defined(),
  answer: string().defined(),
  photos: array(object({ image: string().required(), alt: string().defined() }).required()).required(),
  stage: string().oneOf(JOB_STAGES).required(),
  /** ISO 8601, both. */
  sent_at: string().required(),
  stage_at: string().required(),
  /** As it was when the application was sent; `missing` in the client's words. */
  match: jobMatchSchema.required(),
  /** 1 to 5; 0: not rated. Rating and note are for the client alone. */
  rating: number().required(),
  client_note: string().defined(),
  self_tape: selfTapeSchema,
  history: array(stageEntrySchema.required()).required(),
});
export type Applicant = InferType<typeof applicantSchema>;
export const jobInvitationSchema = object({
  id: number().required(),
  role_id: number().required(),
  role: string().required(),
  talent: applicantTalentSchema.required(),
  at: string().required(),
  state: string().oneOf(INVITATION_STATES).required(),
});
export type JobInvitation = InferType<typeof jobInvitationSchema>;
/** 404 for a job of somebody else. */
export const applicantsResponseSchema = object({
  status: number().required(),
  job: jobLineSchema
    .concat(
      object({
        question: string().defined(),
        roles: array(object({ id: number().required(), name: string().required() }).required()).required(),
      }),
    )
    .required(),
  /** Applications of the chosen role by stage; `all` without those withdrawn. */
  counts: object({
    all: number().required(),
    sent: number().required(),
    viewed: number().required(),
    shortlisted: number().required(),
    'self-tape': number().required(),
    offer: number().required(),
    booked: number().required(),
    'not-selected': number().required(),
    withdrawn: number().required(),
  }).required(),
  data: array(applicantSchema.required()).required(),
  total: number().required(),
  page: number().required(),
  pages: number().required(),
  /** Everybody invited to the job, the last first. */
  invitations: array(jobInvitationSchema.required()).required(),
});
export type ApplicantsResponse = InferType<typeof applicantsResponseSchema>;

/** Instructions and last day belong to 'self-tape'; `text` goes to the talent with any stage. */
export const moveApplicationsSchema = object({
  ids: array(id).min(1, 'Please choose somebody').max(JOB_LIMITS.movedAtOnce, `At most ${JOB_LIMITS.movedAtOnce} at once`).required(),
  stage: string().oneOf(CLIENT_STAGES).required(),
  text: optionalText(JOB_LIMITS.instructions),
  due_on: string()
    .default('')
    .test('date', 'Please enter a date', (value) => value === '' || isDate(value)),
});
export type MoveApplicationsInput = InferType<typeof moveApplicationsSchema>;
/** How many were moved; those withdrawn, and those already there, stay as they are. */
export const movedResponseSchema = object({ status: number().required(), moved: number().required() });
export type MovedResponse = InferType<typeof movedResponseSchema>;

/** What is left out stays. */
export const noteApplicationSchema = object({
  id,
  rating: number().integer().min(0).max(5).optional(),
  client_note: string().trim().max(JOB_LIMITS.clientNote, `At most ${JOB_LIMITS.clientNote} characters`).optional(),
});
export type NoteApplicationInput = InferType<typeof noteApplicationSchema>;

export const inviteTalentSchema = object({ role_id: id, talent_id: id, message: optionalText(JOB_LIMITS.invitation) });
export type InviteTalentInput = InferType<typeof inviteTalentSchema>;

/** The own open jobs with their roles, and where this talent stands with each. */
export const inviteOptionsInputSchema = object({ talent: id });
export type InviteOptionsInput = InferType<typeof inviteOptionsInputSchema>;
export const inviteOptionsResponseSchema = object({
  status: number().required(),
  talent: applicantTalentSchema.required(),
  jobs: array(
    object({
      id: number().required(),
      title: string().required(),
      roles: array(
        object({
          id: number().required(),
          name: string().required(),
          is_invited: boolean().required(),
          has_applied: boolean().required(),
        }).required(),
      ).required(),
    }).required(),
  ).required(),
});
export type InviteOptionsResponse = InferType<typeof inviteOptionsResponseSchema>;

export const clientOverviewResponseSchema = object({
  status: number().required(),
  /** Applications nobody looked at yet, the newest first; at most 12 are listed. */
  fresh: number().required(),
  newest: array(
    object({
      id: number().required(),
      job_id: number().required(),
      job: string().required(),
      role: string().required(),
      talent: applicantTalentSchema.required(),
      sent_at: string().required(),
    }).required(),
  ).required(),
  /** Open calls that end within a week. */
  closing: array(jobLineSchema.required()).required(),
  /** Everybody booked, the last first. */
  bookings: array(
    object({
      id: number().required(),
      job: jobLineSchema.required(),
      role: string().required(),
      talent: applicantTalentSchema.required(),
      at: string().required(),
    }).required(),
  ).required(),
  /** Everybody invited to an open job, the last first. */
  invitations: array(jobInvitationSchema.concat(object({ job: jobLineSchema.required() })).required()).required(),
});
export type ClientOverviewResponse = InferType<typeof clientOverviewResponseSchema>;
