import { array, type InferType, number, object, string } from 'yup';
import { talentCardSchema } from '../talents/talents';

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

/** A member who joined lately, with what the profile has grown to. */
export const newcomerSchema = talentCardSchema.shape({
  /** Calendar day in India, YYYY-MM-DD. */
  joined_on: string().required(),
  pictures: number().required(),
  credits: number().required(),
  languages: number().required(),
});
export type Newcomer = InferType<typeof newcomerSchema>;
/** The fullest profiles (pictures, credits, skills and languages together) among the `among` newest visible members. */
export const fastestGrowingResponseSchema = object({
  status: number().required(),
  data: array(newcomerSchema.required()).required(),
  among: number().required(),
});
export type FastestGrowing = InferType<typeof fastestGrowingResponseSchema>;

/** Visible influencers, the newest first, and how many the list finds by their category. */
export const creatorsResponseSchema = object({
  status: number().required(),
  data: array(talentCardSchema.required()).required(),
  total: number().required(),
});
export type Creators = InferType<typeof creatorsResponseSchema>;

/** Who has calls open today, the busiest first. */
export const hirersResponseSchema = object({
  status: number().required(),
  data: array(object({ name: string().required(), open_jobs: number().required() }).required()).required(),
});
export type Hirers = InferType<typeof hirersResponseSchema>;

/** A talent a campaign page shows, with what it is tagged there. */
export const landingPersonSchema = talentCardSchema.shape({
  tags: array(string().required()).required(),
  /** Name of a short film below the asset base's `clips/`; '' for none. */
  clip: string().defined(),
  /** What `profile_image` shows, where it is a picture of the page instead of the profile's; left out otherwise. */
  picture_alt: string().optional(),
});
export type LandingPerson = InferType<typeof landingPersonSchema>;
/** Visible talents only, in the order the page's words name them, by the place they stand in. */
export const landingPeopleResponseSchema = object({
  status: number().required(),
  data: array(object({ place: string().required(), people: array(landingPersonSchema.required()).required() }).required()).required(),
});
export type LandingPeople = InferType<typeof landingPeopleResponseSchema>;
