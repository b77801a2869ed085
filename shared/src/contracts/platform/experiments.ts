import { array, type InferType, number, object, string } from 'yup';
import { releaseVersionSchema, remoteNameSchema } from './federation';
import { experimentPlanSchema } from './experiment-plans';
import { experimentNameSchema } from './rollouts';

/**
 * A variant was shown. Experiment and variant are not said: the server takes them from the visitor's signed cookie. It counts if
 * the variant's release has the route and the experiment is about it.
 */
export const exposureSchema = object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  token: string().max(200).required(),
  /** Id of the route that was shown; that of the token unless said. */
  route: string().max(100).optional().default(undefined),
});
export type Exposure = InferType<typeof exposureSchema>;

export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/** Core Web Vitals of one page view; only sent when the visitor allows statistics. LCP, INP, FCP, TTFB in milliseconds. */
export const vitalsSchema = object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  /** Id of the route, 'landing.home'. */
  route: string().max(100).required(),
  token: string().max(200).required(),
  values: array(object({ name: string().oneOf(VITAL_NAMES).required(), value: number().min(0).max(600_000).required() }).required())
    .min(1)
    .max(VITAL_NAMES.length)
    .required(),
});
export type Vitals = InferType<typeof vitalsSchema>;

export const reportInputSchema = object({ experiment: experimentNameSchema });
export type ReportInput = InferType<typeof reportInputSchema>;

/** In parts of 1; null while nobody was exposed. */
const rateSchema = object({ at: number().required(), from: number().required(), to: number().required() });

export const variantReportSchema = object({
  variant: string().required(),
  versions: array(string().required()).required(),
  weight: number().required(),
  exposed: number().required(),
  converted: number().required(),
  /** Converted of exposed, 0 to 1; null while nobody was exposed. */
  rate: number().nullable().defined(),
  /** 95 % interval of the difference to A, in parts of 1; null for A and while there is nothing to compare. */
  difference: object({ from: number().required(), to: number().required(), p_value: number().required() }).nullable().defined(),
  /** Guardrails: failed of all load and render reports, and the 75th percentile of LCP in milliseconds. */
  failure_rate: number().nullable().defined(),
  lcp_p75: number().nullable().defined(),
  /** Cumulative, a point per day (UTC): exposed and converted until the end of the day, and the rate with its 95 % interval. */
  days: array(
    object({
      day: string().required(),
      exposed: number().required(),
      converted: number().required(),
      rate: rateSchema.nullable().defined(),
    }).required(),
  ).required(),
});
export type VariantResult = InferType<typeof variantReportSchema>;

/**
 * collecting: not every variant has its planned visitors. mismatch: visitors do not split as the weights say. The others are
 * settled at the moment the last variant had its planned visitors, and stay. undecided: neither better nor worse, while an
 * interval is as wide as a harm and a gain of the planned size together.
 */
export const VERDICTS = ['collecting', 'no-difference-yet', 'undecided', 'better', 'worse', 'mismatch'] as const;

export const experimentResultResponseSchema = object({
  experiment: string().required(),
  remote: string().required(),
  state: string().oneOf(['running', 'paused', 'ended']).required(),
  started_at: number().required(),
  ended_at: number().nullable().defined(),
  plan: experimentPlanSchema.required(),
  /** When the last variant had its planned visitors: the figures are those of that moment. Null: of now. */
  judged_at: number().nullable().defined(),
  variants: array(variantReportSchema.required()).required(),
  /** Visitors seen with two variants; they count in none. */
  excluded: number().required(),
  /** Chi-square test that visitors split as the weights say; below 0.001 the figures are not to be trusted. */
  sample_ratio_p: number().nullable().defined(),
  verdict: string().oneOf(VERDICTS).required(),
});
export type ExperimentResultResponse = InferType<typeof experimentResultResponseSchema>;

export const experimentsResponseSchema = object({
  experiments: array(
    object({
      name: string().required(),
      remote: string().required(),
      state: string().oneOf(['running', 'paused', 'ended']).required(),
      started_at: number().required(),
    }).required(),
  ).required(),
});
export type ExperimentsResponse = InferType<typeof experimentsResponseSchema>;
