import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { isDate } from '../core/dates';
import { LIMITS } from '../core/limits';
import { AUDIENCES, AVAILABILITIES, type GUARDED_SECTIONS, PROFILE_LIMITS, PRONOUNS, RATE_UNITS, REVIEW_STATES } from './profile-values';
import { RECORDING_PROVIDERS, recordingPlaceOf } from '../core/recordings';
import { requiredVideoId } from '../videos/video-id';
import { VIDEO_LIMITS } from '../videos/video-values';

export * from './profile-values';

const MAX_ID = 2_147_483_647;
const text = (max: number) => string().trim().max(max, `At most ${max} characters`).default('');
const chosen = number().integer().min(1).max(MAX_ID).nullable().default(null);
const line = (max: number) => string().trim().max(max, `At most ${max} characters`).required('Please write it, or take it out');
const age = number().integer().min(LIMITS.ageOfMajority, `At least ${LIMITS.ageOfMajority}`).max(LIMITS.ageMax).nullable().default(null);

/** Who the talent is. A draft may leave anything out; `missingProfileFields` says what is needed before it is submitted. */
export const profileBasicsSchema = object({
  first_name: text(LIMITS.nameLength),
  last_name: text(LIMITS.nameLength),
  gender_id: chosen,
  pronouns: string().oneOf(PRONOUNS).default(''),
  category_id: chosen,
  sub_category_id: chosen,
  city_id: chosen,
  headline: text(PROFILE_LIMITS.headline),
  about: text(PROFILE_LIMITS.about),
  /** Ages the talent can play. */
  playing_age_min: age,
  playing_age_max: age.test('order', 'Must not be below the youngest age', function isInOrder(value) {
    const { playing_age_min: min } = this.parent as { playing_age_min?: number | null };
    return value === null || value === undefined || min === null || min === undefined || value >= min;
  }),
});
export type ProfileBasics = InferType<typeof profileBasicsSchema>;

export const profileSkillsSchema = object({
  skills: array(line(PROFILE_LIMITS.skillLength)).max(PROFILE_LIMITS.skills, `At most ${PROFILE_LIMITS.skills} skills`).default([]),
  languages: array(line(PROFILE_LIMITS.skillLength))
    .max(PROFILE_LIMITS.languages, `At most ${PROFILE_LIMITS.languages} languages`)
    .default([]),
});
export type ProfileSkills = InferType<typeof profileSkillsSchema>;

export const profileCreditSchema = object({
  year: number()
    .integer('Please enter a year')
    .min(PROFILE_LIMITS.firstCreditYear, `Not before ${PROFILE_LIMITS.firstCreditYear}`)
    .max(2100, 'Please enter a year')
    .typeError('Please enter a year')
    .required('Please enter a year'),
  title: line(PROFILE_LIMITS.creditTitle),
  part: text(PROFILE_LIMITS.creditPart),
  kind: text(PROFILE_LIMITS.creditKind),
});
export type ProfileCredit = InferType<typeof profileCreditSchema>;
export const profileCreditsSchema = object({
  credits: array(profileCreditSchema.required()).max(PROFILE_LIMITS.credits, `At most ${PROFILE_LIMITS.credits} credits`).default([]),
});
export type ProfileCredits = InferType<typeof profileCreditsSchema>;

/** `value`: an option's text of a dropdown, the number of an input, whole or with a half (shoe sizes). The category decides which attributes there are. */
export const profileAttributeSchema = object({
  attribute_id: number().integer().min(1).max(MAX_ID).required(),
  value: mixed<string | number>()
    .test('value', 'Choose a value of the list, or a number', (value) => {
      if (typeof value === 'number') return Number.isSafeInteger(value * 2) && value >= 0 && value <= MAX_ID;
      return typeof value === 'string' && value !== '' && value.length <= 60;
    })
    .required('Choose a value'),
});
export const profileAttributesSchema = object({ attributes: array(profileAttributeSchema.required()).max(60).default([]) });
export type ProfileAttributes = InferType<typeof profileAttributesSchema>;

/** Videos and voice samples, by their address on another site. */
export const profileRecordingSchema = object({
  address: string()
    .trim()
    .max(PROFILE_LIMITS.recordingUrl, `At most ${PROFILE_LIMITS.recordingUrl} characters`)
    .required('Please paste a link')
    .test('place', `Please paste a link to a recording on ${RECORDING_PROVIDERS.join(', ')}`, (value) => recordingPlaceOf(value) !== null),
  title: line(PROFILE_LIMITS.recordingTitle),
});
export const profileReelSchema = object({ video_id: requiredVideoId(), title: line(PROFILE_LIMITS.recordingTitle) });
export const profileRecordingsSchema = object({
  recordings: array(profileRecordingSchema.required())
    .max(PROFILE_LIMITS.recordings, `At most ${PROFILE_LIMITS.recordings} recordings`)
    .default([]),
  /** Uploaded reels, which staff review as they do photos. Left out, the reels stay. */
  reels: array(profileReelSchema.required()).max(VIDEO_LIMITS.reels, `At most ${VIDEO_LIMITS.reels} uploaded reels`).optional(),
});
export type ProfileRecordings = InferType<typeof profileRecordingsSchema>;

export const profileWorkSchema = object({
  /** Whole rupees; null: on request. */
  rate_from: number()
    .integer('Please enter whole rupees')
    .min(1, 'Please enter more than nothing, or leave it empty')
    .max(PROFILE_LIMITS.rate, 'Please enter a smaller sum')
    .typeError('Please enter whole rupees')
    .nullable()
    .default(null),
  rate_unit: string().oneOf(RATE_UNITS).default('day'),
  availability: string().oneOf(AVAILABILITIES).default('open'),
  /** YYYY-MM-DD, with availability 'from'. */
  available_from: string()
    .default('')
    .test('date', 'Please enter a date', (value) => value === '' || isDate(value)),
});
export type ProfileWork = InferType<typeof profileWorkSchema>;

const audience = string().oneOf(AUDIENCES).default('everybody');
/** Takes effect at once, without staff. */
export const profilePrivacySchema = object({
  /** Not named in lists; visitors with its URL must log in to see it. */
  is_private: boolean().default(false),
  /** Whether others see the first name and one letter only. */
  hide_last_name: boolean().default(false),
  /** Whether clients may print the main photo on a contact sheet. Missing: they may not. */
  allow_prints: boolean().optional(),
  sections: object({
    about: audience,
    skills: audience,
    credits: audience,
    attributes: audience,
    recordings: audience,
    work: audience,
  } satisfies Record<(typeof GUARDED_SECTIONS)[number], typeof audience>).required(),
});
export type ProfilePrivacy = InferType<typeof profilePrivacySchema>;

/** Everything the owner writes, section by section. */
export const profileContentSchema = object({
  basics: profileBasicsSchema.required(),
  skills: profileSkillsSchema.required(),
  credits: profileCreditsSchema.required(),
  attributes: profileAttributesSchema.required(),
  recordings: profileRecordingsSchema.required(),
  work: profileWorkSchema.required(),
  privacy: profilePrivacySchema.required(),
});
export type ProfileContent = InferType<typeof profileContentSchema>;
export type ProfileSection = keyof ProfileContent;

/** One photo of the owner's, best first. */
export const profilePhotoSchema = object({
  id: number().required(),
  /** As it will be shown, cropped; ends in -640.webp as every picture's. For the owner's session only. */
  image: string().required(),
  /** Uncropped, for choosing the crop; one file in one size. */
  original: string().required(),
  /** Pixels of the stored original, at most 2560 at its longer side. */
  width: number().required(),
  height: number().required(),
  /** Alt text. */
  alt: string().defined(),
  /** Parts of the original's width and height, from 0 to 1; a 4:5 portrait. */
  crop: object({
    x: number().required(),
    y: number().required(),
    width: number().required(),
    height: number().required(),
  }).required(),
});
export type ProfilePhoto = InferType<typeof profilePhotoSchema>;

export const ownProfileSchema = object({
  /** Grows with every change; a change names the one it was made from. */
  revision: number().required(),
  state: string().oneOf(REVIEW_STATES).required(),
  /** What staff asked for, with state 'changes'. */
  reason: string().defined(),
  /** Slug of the profile's URL; '' before the first approval. */
  slug: string().defined(),
  /** True for a child, for whom a guardian writes it; else left out. */
  is_child: boolean().optional(),
  /** True while something differs from what was approved or submitted last. */
  has_changes: boolean().required(),
  /** URL of the poster shown while there is no photo; '' for none. */
  drawn_image: string().defined(),
  content: profileContentSchema.required(),
  photos: array(profilePhotoSchema.required()).required(),
  /** How many photos the plan has room for. More than that stay after a membership, and no more are added. */
  photos_limit: number().integer().optional(),
});
export type OwnProfile = InferType<typeof ownProfileSchema>;
export const ownProfileResponseSchema = object({ status: number().required(), data: ownProfileSchema.required() });
export type OwnProfileResponse = InferType<typeof ownProfileResponseSchema>;

const revision = number().integer().min(0).max(MAX_ID).required();

/** Any of the sections; those left out stay. */
export const saveProfileSchema = object({
  revision,
  basics: profileBasicsSchema.optional().default(undefined),
  skills: profileSkillsSchema.optional().default(undefined),
  credits: profileCreditsSchema.optional().default(undefined),
  attributes: profileAttributesSchema.optional().default(undefined),
  recordings: profileRecordingsSchema.optional().default(undefined),
  work: profileWorkSchema.optional().default(undefined),
  privacy: profilePrivacySchema.optional().default(undefined),
});
export type SaveProfileInput = InferType<typeof saveProfileSchema>;

export const profileRevisionSchema = object({ revision });
export type ProfileRevisionInput = InferType<typeof profileRevisionSchema>;

const photoId = number().integer().min(1).max(MAX_ID).required();
const share = number().min(0).max(1).required();

/** Either may be left out. */
export const changePhotoSchema = object({
  photo_id: photoId,
  alt: string().trim().max(PROFILE_LIMITS.photoAltText, `At most ${PROFILE_LIMITS.photoAltText} characters`).optional(),
  crop: object({ x: share, y: share, width: share, height: share }).optional().default(undefined),
});
export type ChangePhotoInput = InferType<typeof changePhotoSchema>;

/** Every own photo once, best first: the first is the profile picture. */
export const orderPhotosSchema = object({ photo_ids: array(photoId).min(1).max(PROFILE_LIMITS.photos).required() });
export type OrderPhotosInput = InferType<typeof orderPhotosSchema>;

export const removePhotoSchema = object({ photo_id: photoId });
export type RemovePhotoInput = InferType<typeof removePhotoSchema>;

/** `words` becomes the readable part of the slug; the part chosen by the server stays. */
export const changeAddressSchema = object({
  words: string()
    .trim()
    .lowercase()
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'Use letters a-z, digits and single hyphens')
    .min(2, 'At least 2 characters')
    .max(PROFILE_LIMITS.slugCharacters, `At most ${PROFILE_LIMITS.slugCharacters} characters`)
    .required('Please enter the words of the address'),
});
export type ChangeAddressInput = InferType<typeof changeAddressSchema>;
