import { array, type InferType, number, object } from 'yup';
import { talentCardSchema } from './talents';

/** Talents shown on the home page's wall, best first; never a hidden one. */
export const featuredTalentsResponseSchema = object({
  status: number().required(),
  data: array(talentCardSchema.required()).required(),
});
export type FeaturedTalents = InferType<typeof featuredTalentsResponseSchema>;

/** Counted from the database at most a minute ago. */
export const countersResponseSchema = object({
  status: number().required(),
  data: object({
    talents: number().required(),
    open_jobs: number().required(),
    cities: number().required(),
  }).required(),
});
export type Counters = InferType<typeof countersResponseSchema>;
