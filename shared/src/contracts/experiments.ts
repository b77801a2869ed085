import { array, type InferType, number, object, string } from 'yup';
import { releaseVersionSchema, remoteNameSchema } from './federation';
import { experimentNameSchema } from './rollouts';

/** A variant was shown. Experiment and variant are not said: the server takes them from the visitor's signed cookie. */
export const exposureSchema = object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  token: string().max(200).required(),
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
  /** Cumulative, a point per day (UTC): exposed and converted until the end of the day. */
  days: array(object({ day: string().required(), exposed: number().required(), converted: number().required() }).required()).required(),
});
export type VariantReport = InferType<typeof variantReportSchema>;

export const VERDICTS = ['collecting', 'no-difference-yet', 'better', 'worse', 'mismatch'] as const;

export const experimentReportResponseSchema = object({
  experiment: string().required(),
  remote: string().required(),
  state: string().oneOf(['running', 'paused', 'ended']).required(),
  started_at: number().required(),
  ended_at: number().nullable().defined(),
  variants: array(variantReportSchema.required()).required(),
  /** Chi-square test that visitors split as the weights say; below 0.001 the figures are not to be trusted. */
  sample_ratio_p: number().nullable().defined(),
  verdict: string().oneOf(VERDICTS).required(),
});
export type ExperimentReportResponse = InferType<typeof experimentReportResponseSchema>;

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
