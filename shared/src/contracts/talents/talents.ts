import { array, type InferType, mixed, number, object, string } from 'yup';
import { optionalId, optionalWhole } from '../core/schema-parts';
import { inOrder, orNothing } from './filter-schemas';
import { LIMITS } from '../core/limits';
import { ratingSchema } from '../core/rating';
import { AVAILABILITIES, GUARDED_SECTIONS, RATE_UNITS } from './profile-values';
import { SORTS } from './talent-values';

export { SINGLE_VALUE_ATTRIBUTES, SORT_LABELS, SORTS, TALENT_STATUS, type Sort } from './talent-values';

const optionalAge = optionalWhole(LIMITS.ageMin, LIMITS.ageMax);

const MOST_ATTRIBUTES = 30;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAttributeRecord = (value: unknown, isEntry: (entry: unknown) => boolean) =>
  value === undefined ||
  (isRecord(value) &&
    Object.keys(value).length <= MOST_ATTRIBUTES &&
    Object.entries(value).every(([id, entry]) => /^[1-9]\d{0,9}$/u.test(id) && isEntry(entry)));
const isOption = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= 60;
const isEnd = (value: unknown) =>
  value === undefined || isOption(value) || (typeof value === 'number' && Number.isSafeInteger(value * 2) && value >= 0);
const isRange = (value: unknown) =>
  isRecord(value) && Object.keys(value).every((key) => key === 'min' || key === 'max') && isEnd(value['min']) && isEnd(value['max']);

export type AttributeRange = { readonly min?: string | number; readonly max?: string | number };
const attributeValues = mixed<Readonly<Record<string, string>>>()
  .test('values', 'Must be option values by attribute id', (value: unknown) => isAttributeRecord(value, isOption))
  .optional();
const attributeRanges = mixed<Readonly<Record<string, AttributeRange>>>()
  .test('ranges', 'Must be min and max by attribute id', (value: unknown) => isAttributeRecord(value, isRange))
  .optional();

/** The JSON text in `filterdata`. */
export const talentFilterSchema = object({
  searchtext: string().trim().max(LIMITS.searchLength).default(''),
  category: optionalId(),
  subCategory: optionalId(),
  location: string().trim().max(LIMITS.searchLength).default(''),
  /** '' is the same as nothing said. */
  sortby: orNothing(SORTS).default('newest'),
  filterAttribute: object({
    gender: optionalId(),
    minAge: inOrder(optionalAge, { most: 'maxAge', refusal: 'The first age must be the smaller one' }),
    maxAge: optionalAge,
    /** Single-value attributes by id: the option's value. */
    values: attributeValues,
    /** Min/max pairs by attribute id: numbers of an input, option values of a dropdown. Either end may be missing. */
    extra: attributeRanges,
  }).default({}),
});
export type TalentFilter = InferType<typeof talentFilterSchema>;

export const talentListingQuerySchema = object({
  filterdata: string().max(LIMITS.filterdataBytes).default('{}'),
  /** Capped at 48 by the server. */
  perPage: number().integer().min(1).default(LIMITS.talentsPerPage),
  currentPage: number().integer().min(1).max(LIMITS.pageMax).default(1),
  /**
   * Next: id of the last card of the page before. The page begins behind it, even when talents came or went meanwhile;
   * where that talent is no longer listed, `currentPage` decides.
   */
  after: optionalId(),
  /** Sent by old clients; the server counts for itself. */
  totalDataCount: number().optional(),
});
export type TalentListingQuery = {
  readonly filterdata: string;
  readonly perPage: number;
  readonly currentPage: number;
  readonly after?: number | undefined;
};

/** A hidden card (status other than 2) carries only id, status and a generated placeholder picture. */
export const talentCardSchema = object({
  id: number().required(),
  slug: string().defined(),
  profile_image: string().required(),
  display_name: string().defined(),
  is_premium: number().oneOf([0, 1]).required(),
  location: string().defined(),
  skills: array(string().required()).required(),
  status: number().required(),
  /** Left out below three reviews. */
  rating: ratingSchema.optional().default(undefined),
});
export type TalentCard = InferType<typeof talentCardSchema>;

export const talentListingResponseSchema = object({
  status: number().required(),
  data: array(talentCardSchema.required()).required(),
  fav_user_ids: array(number().required()).required(),
  totalCount: number().required(),
});
export type TalentListing = InferType<typeof talentListingResponseSchema>;

/** Ids with commas between them, in the order to show. */
export const selectedTalentsQuerySchema = object({
  talentIds: string()
    .matches(/^\d{1,10}(?:,\d{1,10})*$/u, 'Must be ids with commas between them')
    .max(LIMITS.selectedProfiles * 11)
    .required(),
  /** Sent along with the listing's filter; the ids alone decide. */
  filterdata: string().max(LIMITS.filterdataBytes).default('{}'),
});
export type SelectedTalentsQuery = { readonly talentIds: string; readonly filterdata: string };
export const selectedTalentsResponseSchema = object({
  status: number().required(),
  data: array(talentCardSchema.required()).required(),
  fav_user_ids: array(number().required()).required(),
});
export type SelectedTalents = InferType<typeof selectedTalentsResponseSchema>;

export const namedSchema = object({ id: number().required(), name: string().required() });
export type Named = InferType<typeof namedSchema>;

export const genderListResponseSchema = object({ status: number().required(), data: array(namedSchema.required()).required() });
export type GenderList = InferType<typeof genderListResponseSchema>;

export const categorySchema = namedSchema.shape({
  slug: string().required(),
  /** Picture address of the category's still. */
  image: string().required(),
  /** How many the list finds by it alone. */
  talent_count: number().required(),
});
export type Category = InferType<typeof categorySchema>;
export const categoryListResponseSchema = object({ status: number().required(), data: array(categorySchema.required()).required() });
export type CategoryList = InferType<typeof categoryListResponseSchema>;

export const attributeSchema = object({
  id: number().required(),
  label: string().required(),
  type: string().oneOf(['dropdown', 'input']).required(),
  dropdown_option: array(object({ value: string().required() }).required()).required(),
  placeholder: string().defined(),
  /** 1: only verified clients may filter by it. Backends before this field leave it out. */
  for_clients: number().oneOf([0, 1]).optional(),
});
export type FilterAttribute = InferType<typeof attributeSchema>;
export const subCategoriesResponseSchema = object({
  status: number().required(),
  data: object({
    subcat: array(namedSchema.required()).required(),
    physical: array(attributeSchema.required()).optional(),
    social: array(attributeSchema.required()).optional(),
  }).required(),
});
export type SubCategories = InferType<typeof subCategoriesResponseSchema>;

export const galleryPhotoSchema = object({ image: string().required(), alt: string().defined() });

export const talentProfileSchema = object({
  id: number().required(),
  slug: string().required(),
  display_name: string().required(),
  /** '' while nothing of the person may be shown. */
  profile_image: string().defined(),
  /** Alt text of the picture; '' for none. */
  profile_image_alt: string().defined(),
  /** Further pictures, best first. */
  gallery: array(galleryPhotoSchema.required()).required(),
  category: string().required(),
  sub_category: string().defined(),
  location: string().required(),
  is_premium: number().oneOf([0, 1]).required(),
  headline: string().defined(),
  about: string().defined(),
  skills: array(string().required()).required(),
  languages: array(string().required()).required(),
  attributes: array(object({ label: string().required(), value: string().required() }).required()).required(),
  credits: array(
    object({ year: number().required(), title: string().required(), part: string().defined(), kind: string().defined() }).required(),
  ).required(),
  pronouns: string().defined(),
  /** Ages the talent can play. */
  playing_age: object({ min: number().required(), max: number().required() }).nullable().defined(),
  /** Videos and voice samples on other sites. */
  recordings: array(
    object({
      kind: string().oneOf(['video', 'audio']).required(),
      provider: string().required(),
      address: string().required(),
      title: string().required(),
    }).required(),
  ).required(),
  /** Uploaded videos, for the call `video`. */
  reels: array(object({ video_id: string().required(), title: string().required() }).required()).optional(),
  /** Whole rupees; null: on request. */
  rate: object({ from: number().required(), unit: string().oneOf(RATE_UNITS).required() })
    .nullable()
    .defined(),
  /** `from` is YYYY-MM-DD, with 'from' only; null: not said. */
  availability: object({ state: string().oneOf(AVAILABILITIES).required(), from: string().defined() })
    .nullable()
    .defined(),
  /** What was checked, and on which day (YYYY-MM-DD; '' when that is not known). */
  badges: array(
    object({ kind: string().oneOf(['email', 'phone', 'approved']).required(), since: string().defined() }).required(),
  ).required(),
  /** Left out below three reviews. */
  rating: ratingSchema.optional().default(undefined),
  /** Parts there are that this visitor may not see, but verified clients may. */
  for_clients: array(string().oneOf(GUARDED_SECTIONS).required()).required(),
  /** Visible to logged-in users only. */
  is_private: mixed<boolean>().oneOf([true, false]).required(),
  /** True for a child, for whom a parent or guardian acts; else left out. */
  is_child: mixed<boolean>().oneOf([true, false]).optional(),
  /** The visitor is the talent. */
  is_own: mixed<boolean>().oneOf([true, false]).required(),
});
export type TalentProfile = InferType<typeof talentProfileSchema>;
export const talentProfileResponseSchema = object({ status: number().required(), data: talentProfileSchema.required() });
export type TalentProfileResponse = InferType<typeof talentProfileResponseSchema>;
