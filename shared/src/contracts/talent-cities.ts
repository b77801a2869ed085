import { array, type InferType, number, object, string } from 'yup';
import { LIMITS } from './limits';

export const talentCitiesQuerySchema = object({ q: string().trim().max(LIMITS.searchLength).default('') });
export type TalentCitiesQuery = { readonly q: string };

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
