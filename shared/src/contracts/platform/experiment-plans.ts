import { array, type InferType, number, object, string } from 'yup';
import { remoteNameSchema } from './federation';
import { experimentNameSchema, testedRoutesSchema, WHOLE_WEIGHT } from './rollouts';

/** What a test can be planned for: the rate of A, 0 to 1, and the smallest change worth finding, in parts of that rate: 0.2 for a fifth. */
export const PLAN_LIMITS = { baseline: { from: 0.0005, to: 0.9 }, lift: { from: 0.02, to: 5 } } as const;

const { baseline, lift } = PLAN_LIMITS;
const baselineSchema = number()
  .min(baseline.from, `At least ${baseline.from}, a twentieth of a percent`)
  .max(baseline.to, `At most ${baseline.to}`)
  .required();
const liftSchema = number()
  .min(lift.from, `At least ${lift.from}, two percent of the baseline`)
  .max(lift.to, `At most ${lift.to}`)
  .required();

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
