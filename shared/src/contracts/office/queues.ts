import { array, boolean, type InferType, number, object, string } from 'yup';
import { REPORT_REASONS, REPORT_SUBJECTS } from '../jobs/job-values';
import { LEAD_STATES, OFFICE_LIMITS, QUEUES } from './staff-values';

const text = () => string().defined();
const moment = () => string().required();
const requiredReason = () =>
  string().trim().max(OFFICE_LIMITS.reason, `At most ${OFFICE_LIMITS.reason} characters`).required('Say why: the person reads it');

/** Beginning of one of the keys by which the items of a queue are searched. */
export const queueSearch = () => string().trim().max(OFFICE_LIMITS.search).optional();
/** A page of a queue, or of what a search finds in it, begins after `after`, the `next` of the page before. */
export const queuePageSchema = object({ after: string().max(100).optional(), search: queueSearch() });
export type QueuePageInput = InferType<typeof queuePageSchema>;

export const claimSchema = object({ user_id: string().required(), name: text(), until: moment() });
/** Somebody of the office who works on an item at the moment. */
export type Claim = InferType<typeof claimSchema>;

const queued = {
  /** Key of the item in its queue: an account, a number, a ticket. */
  id: string().required(),
  title: string().required(),
  /** What is known beside the title, in one line. */
  detail: text(),
  waiting_since: moment(),
  /** Short words that set an item apart: `child`, `change`, `member`, the checks that made it wait. */
  marks: array(string().required()).required(),
  claim: claimSchema.nullable().default(null),
  /** Time by which it should be looked at, where that differs within the queue. */
  due_at: string().optional(),
  /** Name of whoever it is assigned to; left out for nobody. */
  assignee: string().optional(),
};
export const queueItemSchema = object(queued);
export type QueueItem = InferType<typeof queueItemSchema>;

/**
 * `total`: at most MOST_COUNTED + 1, which stands for more; of a search, those of this page. `next`: '' on the last page; a page of a
 * search that is not full has it where the server stopped before its end.
 */
export const queueResponseSchema = object({
  status: number().required(),
  data: array(queueItemSchema.required()).required(),
  total: number().integer().required(),
  next: text(),
});
export type QueueResponse = InferType<typeof queueResponseSchema>;

/** A line of a profile or job: what was sent in (`after`) and what the site shows (`before`); null where it has no such line. */
const comparedLineSchema = object({
  label: string().required(),
  before: string().nullable().defined(),
  after: string().nullable().defined(),
});
export type ComparedLine = InferType<typeof comparedLineSchema>;

export const auditLineSchema = object({ at: moment(), actor: text(), action: string().required(), subject: text(), detail: text() });
/** An entry of the audit trail; `actor` is a name where one is known. */
export type AuditLine = InferType<typeof auditLineSchema>;

/** The account behind an item, as far as the office shows it beside the item. */
export const accountBriefSchema = object({
  user_id: string().required(),
  name: text(),
  email: text(),
  phone: text(),
  status: string().oneOf(['active', 'suspended', 'terminated', 'withheld']).required(),
  since: moment(),
  open_reports: number().integer().required(),
});
export type AccountBrief = InferType<typeof accountBriefSchema>;

export const reviewedPhotoSchema = object({ url: string().required(), alt: text(), is_new: boolean().required() });

/** A profile that was sent in. `version` names what is decided about: a decision about another version gets 409 REVISION_STALE. */
export const reviewedProfileSchema = object({
  id: string().required(),
  version: string().required(),
  title: string().required(),
  waiting_since: moment(),
  due_at: moment(),
  marks: array(string().required()).required(),
  account: accountBriefSchema.required(),
  lines: array(comparedLineSchema.required()).required(),
  photos: array(reviewedPhotoSchema.required()).required(),
  reels: array(object({ title: text(), url: text() }).required()).required(),
  /** Path of the public profile; '' while there is none. */
  public_path: text(),
  history: array(auditLineSchema.required()).required(),
  claim: claimSchema.nullable().default(null),
});
export type ReviewedProfile = InferType<typeof reviewedProfileSchema>;
export const reviewedProfileResponseSchema = object({ status: number().required(), data: reviewedProfileSchema.required() });
export type ReviewedProfileResponse = InferType<typeof reviewedProfileResponseSchema>;

export const reviewedJobSchema = object({
  id: string().required(),
  version: string().required(),
  title: string().required(),
  waiting_since: moment(),
  due_at: moment(),
  marks: array(string().required()).required(),
  account: accountBriefSchema.nullable().defined(),
  lines: array(comparedLineSchema.required()).required(),
  public_path: text(),
  history: array(auditLineSchema.required()).required(),
  claim: claimSchema.nullable().default(null),
});
export type ReviewedJob = InferType<typeof reviewedJobSchema>;
export const reviewedJobResponseSchema = object({ status: number().required(), data: reviewedJobSchema.required() });
export type ReviewedJobResponse = InferType<typeof reviewedJobResponseSchema>;

export const queueIdSchema = object({ id: string().max(40).required() });
export type QueueIdInput = InferType<typeof queueIdSchema>;

/** A photo or a reel of a profile that waits, by the account, and the name or id in its submission. */
export const reviewedPhotoInputSchema = object({
  id: string().max(40).required(),
  photo: string()
    .matches(/^[0-9a-f]{32}$/u)
    .required(),
});
export type ReviewedPhotoInput = InferType<typeof reviewedPhotoInputSchema>;
export const reviewedReelInputSchema = object({ id: string().max(40).required(), reel: string().max(60).required() });
export type ReviewedReelInput = InferType<typeof reviewedReelInputSchema>;

/**
 * A decision about the version that was read. `reject`: a job is closed for good, also one that is on the site and waits with a change; a
 * profile goes back to its owner as with `changes`, in the words of a refusal. Everything but `approve` needs a reason.
 */
const decision = {
  id: string().max(40).required(),
  version: string().max(40).required(),
  decision: string().oneOf(['approve', 'changes', 'reject']).required(),
  reason: string()
    .trim()
    .max(OFFICE_LIMITS.reason, `At most ${OFFICE_LIMITS.reason} characters`)
    .default('')
    .when('decision', { is: 'approve', otherwise: (schema) => schema.required('Say why: the person reads it') }),
};
export const decideSchema = object(decision);
export type DecideInput = InferType<typeof decideSchema>;

const factSchema = object({ label: string().required(), value: text() });
export const reportDetailSchema = object({
  id: string().required(),
  subject: string().oneOf(REPORT_SUBJECTS).required(),
  subject_id: number().required(),
  reason: string().oneOf(REPORT_REASONS).required(),
  text: text(),
  waiting_since: moment(),
  due_at: moment(),
  marks: array(string().required()).required(),
  /** Facts of what is reported; empty when it is gone. */
  facts: array(factSchema.required()).required(),
  /** Path of it on the site; '' where it has none. */
  public_path: text(),
  /** Messages, of a reported thread only. */
  messages: array(object({ at: moment(), from: text(), text: text() }).required()).required(),
  /** Null: a visitor. */
  reporter: accountBriefSchema.nullable().defined(),
  reported: accountBriefSchema.nullable().defined(),
  history: array(auditLineSchema.required()).required(),
  claim: claimSchema.nullable().default(null),
});
export type ReportDetail = InferType<typeof reportDetailSchema>;
export const reportDetailResponseSchema = object({ status: number().required(), data: reportDetailSchema.required() });
export type ReportDetailResponse = InferType<typeof reportDetailResponseSchema>;
export const closeReportSchema = object({ id: string().max(12).required(), outcome: requiredReason() });
export type CloseReportInput = InferType<typeof closeReportSchema>;

/** Claims an item for two minutes, again while its page is open; answers the claim of a colleague who has it already. */
export const claimItemSchema = object({
  queue: string().oneOf(QUEUES).required(),
  id: string().max(40).required(),
  /** True: take it although a colleague works on it. */
  takes_over: boolean().default(false),
  /** True: the page is left. */
  releases: boolean().default(false),
});
export type ClaimItemInput = InferType<typeof claimItemSchema>;
export const claimResponseSchema = object({
  status: number().required(),
  is_mine: boolean().required(),
  claim: claimSchema.nullable().default(null),
});
export type ClaimResponse = InferType<typeof claimResponseSchema>;

/** Reasons that were written before, those used most first. */
export const reasonsQuerySchema = object({ queue: string().oneOf(QUEUES).required() });
export type ReasonsInput = InferType<typeof reasonsQuerySchema>;
export const reasonsResponseSchema = object({ status: number().required(), data: array(string().required()).required() });
export type ReasonsResponse = InferType<typeof reasonsResponseSchema>;

/** What waits, by queue, as far as the reader may see it. `promise_hours`: in how many hours an item should be looked at. */
export const todayResponseSchema = object({
  status: number().required(),
  queues: array(
    object({
      queue: string().oneOf(QUEUES).required(),
      waiting: number().integer().required(),
      late: number().integer().required(),
      promise_hours: number().required(),
      oldest: array(queueItemSchema.required()).required(),
      /** How many items are in each state, at most MOST_COUNTED + 1; of leads only. */
      states: array(object({ state: string().oneOf(LEAD_STATES).required(), count: number().integer().required() }).required()).required(),
    }).required(),
  ).required(),
  /** Null without the right `upkeep`. */
  failed_messages: number().integer().nullable().defined(),
  held_messages: number().integer().nullable().defined(),
  releases_in_trouble: array(string().required()).required(),
  /** Figures of the last fourteen days in India, oldest first; empty without the right `figures`. */
  days: array(
    object({
      day: string().required(),
      sign_ups: number().required(),
      profiles_approved: number().required(),
      jobs_posted: number().required(),
      applications: number().required(),
      leads: number().required(),
    }).required(),
  ).required(),
});
export type TodayResponse = InferType<typeof todayResponseSchema>;
