import { array, boolean, type InferType, number, object, string } from 'yup';
import { MAX_ID, optionalText, requiredId } from '../core/schema-parts';
import { isDate } from '../core/dates';
import { JOB_LIMITS, JOB_STATES, PAY_KINDS } from './job-values';
import { LIMITS } from '../core/limits';
import { readMoney } from '../core/money-input';

const chosen = number().integer().min(1).max(MAX_ID).nullable().default(null);
const age = number()
  .integer('Please enter a whole number')
  .min(LIMITS.ageMin, `At least ${LIMITS.ageMin}`)
  .max(LIMITS.ageMax, `At most ${LIMITS.ageMax}`)
  .typeError('Please enter a whole number')
  .nullable()
  .default(null);
const day = string()
  .default('')
  .test('date', 'Please enter a date', (value) => value === '' || isDate(value));
/** A number, or an amount as people in India write it: '25k'. */
const pay = number()
  .transform((value: unknown, original: unknown) => (typeof original === 'string' ? sumOf(original) : value))
  .integer('Please enter whole rupees')
  .min(1, 'Please enter more than nothing, or say that it is unpaid')
  .max(JOB_LIMITS.pay, 'Please enter a smaller sum')
  .typeError(({ originalValue }: { originalValue?: unknown }) => mistakeOf(originalValue))
  .nullable()
  .default(null);
const id = requiredId();

function sumOf(typed: string): number | null {
  const read = readMoney(typed, Number.MAX_SAFE_INTEGER);
  if (read.kind === 'sum') return read.sum;
  return read.kind === 'empty' ? null : Number.NaN;
}

function mistakeOf(typed: unknown): string {
  const read = typeof typed === 'string' ? readMoney(typed, Number.MAX_SAFE_INTEGER) : null;
  return read?.kind === 'mistake' ? read.message : 'Please enter whole rupees';
}

/** One part that is cast. A draft may leave anything out; `missingJobFields` says what is needed before it is sent in. */
export const jobRoleContentSchema = object({
  /** Made where the role was added, and kept: applications hang on it. */
  key: string()
    .matches(/^[a-z0-9-]{4,40}$/u, 'Please add the role once more')
    .required(),
  name: optionalText(JOB_LIMITS.roleName),
  /** Null: the job's own category. */
  category_id: chosen,
  /** Null: any gender. */
  gender_id: chosen,
  /** Ages the part can be played by; null: no end. */
  age_min: age,
  age_max: age,
  people: number().integer().min(1, 'At least one').max(JOB_LIMITS.rolePeople, `At most ${JOB_LIMITS.rolePeople}`).default(1),
  /** Skills and languages that are a must. */
  skills: array(
    string().trim().max(JOB_LIMITS.skillLength, `At most ${JOB_LIMITS.skillLength} characters`).required('Please write it, or take it out'),
  )
    .max(JOB_LIMITS.skills, `At most ${JOB_LIMITS.skills} skills`)
    .default([]),
  details: optionalText(JOB_LIMITS.roleDetails),
  /** Whole rupees, in the unit of the job's pay; null: what the job pays. */
  pay,
});
export type JobRoleContent = InferType<typeof jobRoleContentSchema>;

/** Everything a client writes about a job, in the order of the four steps. */
export const jobContentSchema = object({
  title: optionalText(JOB_LIMITS.title),
  /** 'Film', 'Commercial', 'Live'. */
  medium: optionalText(JOB_LIMITS.medium),
  /** Under which name it is asked: a house, a person. */
  posted_by: optionalText(JOB_LIMITS.postedBy),
  category_id: chosen,
  details: optionalText(JOB_LIMITS.details),
  /** Nudity, intimacy, or anything near it: always read by staff. */
  has_intimacy: boolean().default(false),
  roles: array(jobRoleContentSchema.required()).max(JOB_LIMITS.roles, `At most ${JOB_LIMITS.roles} roles`).default([]),
  /** One question to everybody who applies; '' for none. */
  question: optionalText(JOB_LIMITS.question),
  is_remote: boolean().default(false),
  city_id: chosen,
  is_flexible: boolean().default(false),
  starts_on: day,
  ends_on: day,
  /** Last day to apply. */
  closes_on: day,
  pay_kind: string().oneOf(PAY_KINDS).default('paid'),
  pay,
  /** Upper end where the pay is a range, not below `pay`; null for one sum. */
  pay_max: pay,
  pay_unit: optionalText(JOB_LIMITS.payUnit),
  /** What else is paid, and what the pictures or recordings are used for. */
  usage: optionalText(JOB_LIMITS.usage),
});
export type JobContent = InferType<typeof jobContentSchema>;
export const EMPTY_JOB: JobContent = jobContentSchema.getDefault();

/** Without an id a new draft is made. 409 REVISION_STALE when another tab saved since `revision`. */
export const saveJobSchema = object({
  id: number().integer().min(1).max(MAX_ID).nullable().default(null),
  revision: number().integer().min(0).max(MAX_ID).default(0),
  content: jobContentSchema.required(),
});
export type SaveJobInput = InferType<typeof saveJobSchema>;

export const jobRevisionSchema = object({ id, revision: number().integer().min(0).max(MAX_ID).required() });
export type JobRevisionInput = InferType<typeof jobRevisionSchema>;
export const jobIdSchema = object({ id });
export type JobIdInput = InferType<typeof jobIdSchema>;

/** A later last day, at most 90 days ahead. It also opens a call again that ended by its day. */
export const extendJobSchema = object({
  id,
  closes_on: string()
    .required('Please choose a day')
    .test('date', 'Please enter a date', (value) => isDate(value)),
});
export type ExtendJobInput = InferType<typeof extendJobSchema>;

/** A job as its owner has it. */
export const ownJobSchema = object({
  id: number().required(),
  slug: string().defined(),
  state: string().oneOf(JOB_STATES).required(),
  revision: number().required(),
  content: jobContentSchema.required(),
  /** What staff ask to change; '' when they ask nothing. */
  review_note: string().defined(),
  /** Open, and changes of it wait for staff. */
  has_changes_in_review: boolean().required(),
  /** Open, and what is written differs from what is shown. */
  has_unsent_changes: boolean().required(),
  /** ISO 8601. */
  saved_at: string().required(),
});
export type OwnJob = InferType<typeof ownJobSchema>;
export const ownJobResponseSchema = object({ status: number().required(), data: ownJobSchema.required() });
export type OwnJobResponse = InferType<typeof ownJobResponseSchema>;

export const ownJobRowSchema = object({
  id: number().required(),
  slug: string().defined(),
  title: string().defined(),
  state: string().oneOf(JOB_STATES).required(),
  review_note: string().defined(),
  has_changes_in_review: boolean().required(),
  location: string().defined(),
  dates: string().defined(),
  /** YYYY-MM-DD; '' while a draft says none. */
  closes_on: string().defined(),
  image: string().defined(),
  roles: number().required(),
  applied: number().required(),
  /** Applications nobody looked at yet. */
  fresh: number().required(),
  invited: number().required(),
  booked: number().required(),
  saved_at: string().required(),
});
export type OwnJobRow = InferType<typeof ownJobRowSchema>;
/** The last written first. `verified_on` is the day staff verified the client, '' when they did not. */
export const ownJobsResponseSchema = object({
  status: number().required(),
  data: array(ownJobRowSchema.required()).required(),
  verified_on: string().defined(),
});
export type OwnJobsResponse = InferType<typeof ownJobsResponseSchema>;

/** How many talents a role as written would find; `without` says which must keeps most of them away. */
export const roleFitSchema = object({
  category_id: chosen,
  gender_id: chosen,
  age_min: age,
  age_max: age,
  city_id: chosen,
  skills: array(string().trim().max(JOB_LIMITS.skillLength).required()).max(JOB_LIMITS.skills).default([]),
});
export type RoleFitInput = InferType<typeof roleFitSchema>;
export const roleFitResponseSchema = object({
  status: number().required(),
  total: number().required(),
  without: object({ skill: string().required(), total: number().required() }).nullable().defined(),
});
export type RoleFitResponse = InferType<typeof roleFitResponseSchema>;
