import { array, type InferType, number, object, string } from 'yup';
import { UPKEEP_STATES, UPKEEP_TASKS } from './staff-values';

export const startUpkeepSchema = object({ task: string().oneOf(UPKEEP_TASKS).required() });
export type StartUpkeepInput = InferType<typeof startUpkeepSchema>;

/** A run of a task. `result`: how many it counted, null until it is done. */
export const upkeepRunSchema = object({
  id: number().integer().required(),
  task: string().oneOf(UPKEEP_TASKS).required(),
  state: string().oneOf(UPKEEP_STATES).required(),
  asked_by: string().defined(),
  asked_at: string().required(),
  ended_at: string().defined(),
  result: number().integer().nullable().defined(),
});
export type UpkeepRun = InferType<typeof upkeepRunSchema>;
/** The newest runs, the newest first. */
export const upkeepRunsResponseSchema = object({ status: number().required(), data: array(upkeepRunSchema.required()).required() });
export type UpkeepRunsResponse = InferType<typeof upkeepRunsResponseSchema>;
