// Separate from the schemas, so that a page that only needs these texts does not ship the validator.

/** State of the review. 'draft': never submitted, or withdrawn; 'changes': staff asked for changes. */
export const REVIEW_STATES = ['draft', 'pending', 'approved', 'changes'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Who sees a part of a profile. 'clients' are those staff verified; the owner always sees it. */
export const AUDIENCES = ['everybody', 'clients', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Parts of a profile whose audience the owner chooses. */
export const GUARDED_SECTIONS = ['about', 'skills', 'credits', 'attributes', 'recordings', 'work'] as const;
export type GuardedSection = (typeof GUARDED_SECTIONS)[number];
export type SectionAudiences = Readonly<Record<GuardedSection, Audience>>;

export const PRONOUNS = ['', 'she/her', 'he/him', 'they/them', 'she/they', 'he/they'] as const;
export const RATE_UNITS = ['hour', 'day', 'project'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];
export const AVAILABILITIES = ['open', 'from', 'busy'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Most of each; lengths in characters, rates in whole rupees. */
export const PROFILE_LIMITS = {
  headline: 160,
  about: 4000,
  aboutEnough: 120,
  skills: 15,
  skillLength: 40,
  skillsEnough: 3,
  languages: 10,
  credits: 50,
  creditTitle: 120,
  creditPart: 80,
  creditKind: 40,
  firstCreditYear: 1950,
  recordings: 6,
  recordingTitle: 80,
  recordingUrl: 300,
  photos: 50,
  photosEnough: 3,
  photoBytes: 25 * 1024 * 1024,
  photoPixels: 52_000_000,
  photoLeastSide: 400,
  photoAltText: 200,
  rate: 10_000_000,
  slugCharacters: 60,
} as const;

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
