import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import rawCast from '@alltalent/posters/cast.json';
import { GENDERS } from '../genders';

const castMemberSchema = object({
  key: string().required(),
  no: number().required(),
  name: string().required(),
  city: string().required(),
  region: string().required(),
  category: string().required(),
  subCategory: string().required(),
  gender: string()
    .oneOf(GENDERS.map((gender) => gender.name))
    .required(),
  born: string().required(),
  premium: boolean().required(),
  languages: array(string().required()).required(),
  skills: array(string().required()).required(),
  headline: string().required(),
  about: string().required(),
  featured: number().optional(),
  word: string().optional(),
  /** Features of the poster; without them they are derived from the slug. */
  look: mixed<Record<string, unknown>>().optional(),
  variants: array(mixed<Record<string, unknown>>().required()).optional(),
});
export type CastMember = InferType<typeof castMemberSchema>;

/** Hand-written people, newest on the site first. */
export const CAST: readonly CastMember[] = array(castMemberSchema.required()).required().validateSync(rawCast, { strict: true });
