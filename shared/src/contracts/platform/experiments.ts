import { array, type InferType, number, object, string } from 'yup';
import { releaseVersionSchema, remoteNameSchema } from './federation';
import { experimentNameSchema, testedRoutesSchema, WHOLE_WEIGHT } from './rollouts';

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

/** Rate of A as it is known, 0 to 1. */
const baselineSchema = number().min(0.0005, 'At least 0.0005, a twentieth of a percent').max(0.9, 'At most 0.9').required();
/** Smallest change worth finding, in parts of the baseline: 0.2 for a fifth. */
const liftSchema = number().min(0.02, 'At least 0.02, two percent of the baseline').max(5, 'At most 5').required();

/** What a test is planned for; settled before its first visitor, so that no look at the figures can bend it. */
export const planExperimentSchema = object({
  remote: remoteNameSchema,
  experiment: experimentNameSchema,
  baseline: baselineSchema,
  lift: liftSchema,
  /** Pages that the test is about; all of the remote unless said. */
  routes: testedRoutesSchema.default(undefined).optional(),
});
export type PlanExperiment = InferType<typeof planExperimentSchema>;

/** Asks what a test would take that is planned like this. */
export const planFiguresInputSchema = object({
  remote: remoteNameSchema,
  baseline: baselineSchema,
  lift: liftSchema,
  /** Part of ten thousand visitors that the tested variant gets. */
  weight: number()
    .integer()
    .min(1)
    .max(WHOLE_WEIGHT - 1)
    .required(),
  /** Patterns, with commas between them; all pages of the remote unless said. */
  routes: string().max(2000).optional().default(undefined),
});
export type PlanFiguresInput = InferType<typeof planFiguresInputSchema>;

export const planFiguresResponseSchema = object({
  /** What counts as a conversion of this remote. `none`: nothing does, so a test shows whether a release holds and no more. */
  conversion: string().oneOf(['lead', 'none']).required(),
  /** Pages of the stable release that search engines may list, for which variants are shown. */
  routes: array(object({ pattern: string().required(), title: string().required() }).required()).required(),
  /** Visitors each variant needs. */
  visitors: number().required(),
  /** Page views a day on these routes by visitors who allow statistics, of the last seven days; null: not known yet. */
  views_per_day: number().nullable().defined(),
  /** Days until both variants have their visitors, at the least: as if every view were a new visitor. Null: not known yet. */
  days: number().nullable().defined(),
});
export type PlanFiguresResponse = InferType<typeof planFiguresResponseSchema>;

export const experimentPlanSchema = object({
  baseline: number().required(),
  lift: number().required(),
  /** Visitors each variant needs before the test is judged. */
  visitors: number().required(),
  /** Pages that the test is about; null: all of the remote. */
  routes: array(string().required()).nullable().default(null),
});
export type ExperimentPlan = InferType<typeof experimentPlanSchema>;

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
