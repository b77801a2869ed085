import { array, type InferType, number, object, string } from 'yup';
import { remoteNameSchema } from './federation';

/** The last day of failed pages of one remote. */
export const failuresInputSchema = object({ remote: remoteNameSchema });
export type FailuresInput = InferType<typeof failuresInputSchema>;

/** Failed pages of one release that said the same; `reason` and `stack` are written by browsers, so anybody can make them up. */
export const failureGroupSchema = object({
  version: string().required(),
  /** load_failed, fallback, render_failed or draw_failed. */
  outcome: string().required(),
  reason: string().defined(),
  /** Of one of the pages; empty when none sent one. */
  stack: string().defined(),
  count: number().required(),
  /** Milliseconds. */
  first_at: number().required(),
  last_at: number().required(),
  /** 'Chrome 142', the most frequent first; at most five. */
  browsers: array(object({ name: string().required(), count: number().required() }).required()).required(),
});
export type FailureGroup = InferType<typeof failureGroupSchema>;

/** At most thirty groups, the largest first. */
export const failuresResponseSchema = object({ failures: array(failureGroupSchema.required()).required() });
export type FailuresResponse = InferType<typeof failuresResponseSchema>;
