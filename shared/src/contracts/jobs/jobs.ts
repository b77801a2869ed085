import { array, boolean, type InferType, number, object, string } from 'yup';
import { MAX_ID } from '../core/schema-parts';
import { inOrder, orNothing } from '../talents/filter-schemas';
import { APPLY_GATES, JOB_LIMITS, JOB_SORTS, JOB_STAGES, JOB_STATES, PAY_KINDS } from './job-values';
import { LIMITS } from '../core/limits';
import { ratingSchema } from '../core/rating';

const optional = (min: number, max: number) =>
  number()
    .transform((value: number, original: unknown) => (original === '' || original === null ? undefined : value))
    .integer('Please enter a whole number')
    .min(min)
    .max(max)
    .typeError('Please enter a whole number')
    .optional();
const yes = string().oneOf(['', '1']).default('');

/** Filters of the call list, all of them in the page's address too. */
export const jobsQuerySchema = object({
  q: string().trim().max(LIMITS.searchLength).default(''),
  category: optional(1, MAX_ID),
  /** A city, state or country. */
  location: string().trim().max(LIMITS.searchLength).default(''),
  /** '1': work from anywhere counts too, or alone where no location is given. */
  remote: yes,
  /** Whole rupees, whatever the unit. */
  pay_min: inOrder(optional(0, JOB_LIMITS.pay), { most: 'pay_max', refusal: 'The first sum must be the smaller one' }),
  pay_max: optional(0, JOB_LIMITS.pay),
  /** '1': paid work only. */
  paid: yes,
  gender: optional(1, MAX_ID),
  age_min: inOrder(optional(LIMITS.ageMin, LIMITS.ageMax), { most: 'age_max', refusal: 'The first age must be the smaller one' }),
  age_max: optional(LIMITS.ageMin, LIMITS.ageMax),
  /** Closes within so many days; posted within so many. */
  closing: optional(1, JOB_LIMITS.closesInDays),
  posted: optional(1, 365),
  sort: orNothing(JOB_SORTS).optional(),
  page: optional(1, LIMITS.pageMax),
});
export type JobsQuery = Partial<InferType<typeof jobsQuerySchema>>;

/** How far a talent meets what is asked; `missing` in short words: 'Swimming: not on your profile'. */
export const jobMatchSchema = object({
  met: number().required(),
  of: number().required(),
  missing: array(string().required()).required(),
});
export type JobMatch = InferType<typeof jobMatchSchema>;

const cardFields = {
  id: number().required(),
  slug: string().required(),
  title: string().required(),
  category: string().required(),
  medium: string().defined(),
  posted_by: string().required(),
  /** Staff checked that the poster hires. */
  is_verified: boolean().required(),
  /** 'Anywhere' for remote work. */
  location: string().required(),
  is_remote: boolean().required(),
  /** '12–28 Jan', or 'Flexible'. */
  dates: string().required(),
  pay_kind: string().oneOf(PAY_KINDS).required(),
  /** Whole units of `currency`; 0 for unpaid work. */
  pay: number().required(),
  /** Upper end where the pay is a range; null for one sum. */
  pay_max: number().nullable().optional(),
  currency: string().required(),
  pay_unit: string().defined(),
  /** Last day to apply, YYYY-MM-DD in India. */
  closes_on: string().required(),
  posted_on: string().required(),
  /** Picture address of the category's still. */
  image: string().required(),
};

/** A line of the call list. `match` is that of the role the talent fits best; null for everybody but talent with a profile. */
export const jobCardSchema = object({ ...cardFields, roles: number().required(), match: jobMatchSchema.nullable().defined() });
export type JobCard = InferType<typeof jobCardSchema>;

export const jobListingSchema = object({
  status: number().required(),
  data: array(jobCardSchema.required()).required(),
  total: number().required(),
  page: number().required(),
  pages: number().required(),
  /** Open calls that miss nothing of the talent, filters aside; null for everybody but talent with a profile. */
  fits: number().nullable().defined(),
});
export type JobListing = InferType<typeof jobListingSchema>;

/** '12-lead-coming-of-age-feature', or the number alone: the number decides. */
export const jobKeySchema = object({
  key: string()
    .matches(/^[1-9]\d{0,9}(?:-[a-z0-9-]{0,130})?$/u, 'No such job')
    .required(),
});
export type JobKeyInput = InferType<typeof jobKeySchema>;

export const jobRoleSchema = object({
  id: number().required(),
  name: string().required(),
  details: string().defined(),
  people: number().required(),
  category: string().required(),
  /** '' for any. */
  gender: string().defined(),
  age_min: number().nullable().defined(),
  age_max: number().nullable().defined(),
  skills: array(string().required()).required(),
  /** In the job's currency and unit; 0 for unpaid work. */
  pay: number().required(),
  /** As of the job, where the role is paid what the job pays. */
  pay_max: number().nullable().optional(),
  /** In short words, what is asked: 'Plays 18–25', 'Hindi', 'Mumbai', 'Free on the dates'. `is_met` is null without a profile to compare. */
  requirements: array(object({ label: string().required(), is_met: boolean().nullable().defined() }).required()).required(),
  match: jobMatchSchema.nullable().defined(),
});
export type JobRole = InferType<typeof jobRoleSchema>;

/** What the poster did so far, from the database. Rates in whole percent; null while there is too little to say. */
export const jobPosterSchema = object({
  name: string().required(),
  is_verified: boolean().required(),
  /** YYYY-MM-DD, or ''. */
  verified_on: string().defined(),
  posted: number().required(),
  booked_rate: number().nullable().defined(),
  answered_rate: number().nullable().defined(),
  days_to_answer: number().nullable().defined(),
  /** Left out below three reviews. */
  rating: ratingSchema.optional().default(undefined),
});
export type JobPoster = InferType<typeof jobPosterSchema>;

export const jobDetailSchema = object({
  ...cardFields,
  state: string().oneOf(JOB_STATES).required(),
  details: string().required(),
  usage: string().defined(),
  question: string().defined(),
  roles: array(jobRoleSchema.required()).required(),
  poster: jobPosterSchema.required(),
  /** The visitor posted it. */
  is_own: boolean().required(),
});
export type JobDetail = InferType<typeof jobDetailSchema>;
/** 404 for what is no job, and for drafts. One that is closed is answered with state 'closed', for good. */
export const jobResponseSchema = object({ status: number().required(), data: jobDetailSchema.required() });
export type JobResponse = InferType<typeof jobResponseSchema>;

/** What stands between this talent and this job. */
export const jobForTalentSchema = object({
  gate: string().oneOf(APPLY_GATES).required(),
  applications: array(
    object({ id: number().required(), role_id: number().required(), stage: string().oneOf(JOB_STAGES).required() }).required(),
  ).required(),
  invited_role_ids: array(number().required()).required(),
  /** Roles that the child for whom a guardian acts may not be put forward for, by their ages. Left out for adults. */
  barred_role_ids: array(number().required()).optional(),
  /** Pictures of the own public profile, to choose from. */
  photos: array(object({ image: string().required(), alt: string().defined() }).required()).required(),
  /** Staff have the own profile, or changes of it, and did not decide yet. */
  profile_in_review: boolean().optional(),
  /** Applications of this month in India. `limit` null: without one. Answers to invitations do not count. */
  allowance: object({
    used: number().integer().min(0).required(),
    limit: number().integer().min(0).nullable().defined(),
    /** When they count from zero again; ISO 8601. */
    resets_at: string().required(),
    is_member: boolean().required(),
  })
    .optional()
    .default(undefined),
});
export type JobForTalent = InferType<typeof jobForTalentSchema>;
export const jobForTalentResponseSchema = object({ status: number().required(), data: jobForTalentSchema.required() });
export type JobForTalentResponse = InferType<typeof jobForTalentResponseSchema>;
