import { array, boolean, type InferType, number, object, string } from 'yup';
import { PROFILE_LIMITS } from '../talents/profile-values';
import { benefitsSchema, currencyRateSchema } from './membership';
import { MEMBERSHIP_LIMITS, PLAN_IDS } from './plan-values';

const MAX_SUM = 100_000_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

const questionSchema = object({
  question: string().trim().max(MEMBERSHIP_LIMITS.question).required('Write the question'),
  answer: string().trim().max(MEMBERSHIP_LIMITS.answer).required('Write the answer'),
});
const managerSchema = object({
  name: string().trim().max(MEMBERSHIP_LIMITS.managerName).required('Write the name'),
  email: string().trim().email('Enter an e-mail address').max(MEMBERSHIP_LIMITS.managerEmail).required('Enter an e-mail address'),
});
const limitedBenefitsSchema = benefitsSchema.shape({
  applications_per_month: number().integer().min(0).max(MEMBERSHIP_LIMITS.applications).nullable().defined(),
  portfolio_photos: number().integer().min(0).max(PROFILE_LIMITS.photos).required(),
});

/**
 * What staff change without a release; absent parts stay. `benefits`: of any plans, without their words and prices. `version`: that of
 * the settings that were read; 409 REVISION_STALE when somebody saved meanwhile. Without it nothing is compared.
 */
export const membershipSettingsSchema = object({
  plans: array(
    object({
      id: string().oneOf(PLAN_IDS).required(),
      name: string().trim().max(MEMBERSHIP_LIMITS.planName).required(),
      tagline: string().trim().max(MEMBERSHIP_LIMITS.planTagline).defined(),
      price_minor: number().integer().min(0).max(MAX_SUM).required(),
      benefits: benefitsSchema.required(),
    }).required(),
  ).optional(),
  benefits: array(object({ id: string().oneOf(PLAN_IDS).required(), benefits: limitedBenefitsSchema.required() }).required())
    .max(PLAN_IDS.length)
    .optional(),
  rates: array(
    currencyRateSchema
      .shape({
        per_rupee: number().positive('Enter a number above 0').max(MEMBERSHIP_LIMITS.perRupee).required('Enter the rate'),
        as_of: string().matches(DAY, 'Choose a day').required('Choose a day'),
      })
      .required(),
  )
    .max(MEMBERSHIP_LIMITS.rates)
    .optional(),
  questions: array(questionSchema.required()).max(MEMBERSHIP_LIMITS.questions).optional(),
  shoot_excluded_states: array(string().length(2).required()).max(MEMBERSHIP_LIMITS.excludedStates).optional(),
  managers: array(managerSchema.required()).max(MEMBERSHIP_LIMITS.managers).optional(),
  version: string().max(40).optional(),
});
export type MembershipSettingsInput = InferType<typeof membershipSettingsSchema>;

/** What the membership page says beside words and prices, as staff read it. */
export const staffMembershipSettingsSchema = object({
  /** Sent back with a change. */
  version: string().required(),
  /** Applications of the free plan are those of the configuration, and cannot be saved. */
  plans: array(
    object({ id: string().oneOf(PLAN_IDS).required(), name: string().required(), benefits: benefitsSchema.required() }).required(),
  ).required(),
  rates: array(currencyRateSchema.required()).required(),
  /** Currencies of the site, in the order to show. */
  currencies: array(object({ code: string().required(), name: string().required() }).required()).required(),
  questions: array(object({ question: string().required(), answer: string().required() }).required()).required(),
  /** GST state codes. */
  shoot_excluded_states: array(string().required()).required(),
  /** `members`: those whose membership runs. Managers who are not active are shown to no member. */
  managers: array(
    object({
      name: string().required(),
      email: string().required(),
      is_active: boolean().required(),
      members: number().integer().required(),
    }).required(),
  ).required(),
});
export type StaffMembershipSettings = InferType<typeof staffMembershipSettingsSchema>;
export const staffMembershipSettingsResponseSchema = object({
  status: number().required(),
  data: staffMembershipSettingsSchema.required(),
});
export type StaffMembershipSettingsResponse = InferType<typeof staffMembershipSettingsResponseSchema>;
