import { array, type InferType, number, object, string } from 'yup';
import { LIMITS } from '../core/limits';

export const talentCitiesQuerySchema = object({
  q: string().trim().max(LIMITS.searchLength).default(''),
  /** Asks for the one city that is meant by a whole name: 'Bombay', 'Pune, Maharashtra, India'. */
  name: string().trim().max(LIMITS.searchLength).optional(),
  /** Searches for this city alone, by the id that profiles store. */
  id: number().integer().min(1).max(2_147_483_647).optional(),
});
export type TalentCitiesQuery = { readonly q: string; readonly name?: string | undefined; readonly id?: number | undefined };

export const talentCitySchema = object({
  id: number().required(),
  /** What the listing's `location` finds it by. */
  name: string().required(),
  state: string().defined(),
  country: string().required(),
});
export type TalentCity = InferType<typeof talentCitySchema>;
export const talentCitiesResponseSchema = object({
  status: number().required(),
  data: array(talentCitySchema.required()).required(),
});
export type TalentCities = InferType<typeof talentCitiesResponseSchema>;
