import { array, boolean, type InferType, number, object, string } from 'yup';
import { benefitsSchema } from './membership';
import { MEMBERSHIP_LIMITS, PLAN_IDS, PLAN_VERSION_STATES } from './plan-values';

const MAX_ID = 2_147_483_647;
const MAX_SUM = 100_000_000;
const reason = () => string().trim().max(MEMBERSHIP_LIMITS.reason).required('Say why: it is kept');

/** What a plan was, is or will be sold as. `from`: ISO time; '' for the first one. `made_by`: a name, '' for the first one. */
export const planVersionSchema = object({
  id: number().integer().required(),
  state: string().oneOf(PLAN_VERSION_STATES).required(),
  name: string().required(),
  tagline: string().defined(),
  price_minor: number().integer().required(),
  from: string().defined(),
  made_by: string().defined(),
  reason: string().defined(),
});
export type PlanVersion = InferType<typeof planVersionSchema>;

/** A plan with what it is sold as, was sold as and will be sold as, the newest first. `version` is sent back with a change. */
export const staffPlanSchema = object({
  id: string().oneOf(PLAN_IDS).required(),
  term_months: number().integer().required(),
  currency: string().required(),
  benefits: benefitsSchema.required(),
  version: string().required(),
  versions: array(planVersionSchema.required()).required(),
});
export type StaffPlan = InferType<typeof staffPlanSchema>;
export const staffPlansResponseSchema = object({
  status: number().required(),
  is_on_sale: boolean().required(),
  tax_rate_basis_points: number().integer().required(),
  data: array(staffPlanSchema.required()).required(),
});
export type StaffPlansResponse = InferType<typeof staffPlansResponseSchema>;

/** Price and words of a plan from a day on. `price_minor`: paise, with tax. `from`: a day in India after today, YYYY-MM-DD; '' for now. */
export const changePlanSchema = object({
  plan: string().oneOf(PLAN_IDS).required(),
  name: string().trim().max(MEMBERSHIP_LIMITS.planName).required('Write the name'),
  tagline: string().trim().max(MEMBERSHIP_LIMITS.planTagline).default(''),
  price_minor: number().integer().min(0).max(MAX_SUM).required(),
  from: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/u, { message: 'Write the day as YYYY-MM-DD', excludeEmptyString: true })
    .default(''),
  reason: reason(),
  version: string().max(40).required(),
});
export type ChangePlanInput = InferType<typeof changePlanSchema>;

/** `id`: the planned change that is taken back. */
export const withdrawPlanChangeSchema = object({
  plan: string().oneOf(PLAN_IDS).required(),
  id: number().integer().min(1).max(MAX_ID).required(),
  reason: reason(),
  version: string().max(40).required(),
});
export type WithdrawPlanChangeInput = InferType<typeof withdrawPlanChangeSchema>;
