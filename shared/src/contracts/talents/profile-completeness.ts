import type { ProfileContent, ProfileSection } from './profile';
import { PROFILE_LIMITS } from './profile-values';

/** Where the owner goes to complete something. */
export type ProfilePlace = ProfileSection | 'photos';

export type ProfileStep = { readonly place: ProfilePlace; readonly text: string; readonly isNeeded: boolean };

type Rule = ProfileStep & { readonly weight: number; readonly isDone: (content: ProfileContent, photos: number) => boolean };

/** Weights in percent; together 100. What is needed comes first, so that it is the next step first. */
const RULES: readonly Rule[] = [
  {
    place: 'basics',
    text: 'Add your first and last name',
    isNeeded: true,
    weight: 10,
    isDone: ({ basics: b }) => b.first_name !== '' && b.last_name !== '',
  },
  {
    place: 'basics',
    text: 'Choose your category and sub-category',
    isNeeded: true,
    weight: 10,
    isDone: ({ basics: b }) => b.category_id !== null && b.sub_category_id !== null,
  },
  { place: 'basics', text: 'Choose your gender', isNeeded: true, weight: 5, isDone: ({ basics: b }) => b.gender_id !== null },
  { place: 'basics', text: 'Choose your city', isNeeded: true, weight: 5, isDone: ({ basics: b }) => b.city_id !== null },
  { place: 'photos', text: 'Add a photo', isNeeded: true, weight: 15, isDone: (_content, photos) => photos > 0 },
  { place: 'basics', text: 'Say in one line what you do', isNeeded: true, weight: 5, isDone: ({ basics: b }) => b.headline !== '' },
  {
    place: 'photos',
    text: `Show at least ${PROFILE_LIMITS.photosEnough} photos`,
    isNeeded: false,
    weight: 10,
    isDone: (_content, photos) => photos >= PROFILE_LIMITS.photosEnough,
  },
  {
    place: 'basics',
    text: `Tell your story in ${PROFILE_LIMITS.aboutEnough} characters or more`,
    isNeeded: false,
    weight: 10,
    isDone: ({ basics: b }) => b.about.length >= PROFILE_LIMITS.aboutEnough,
  },
  {
    place: 'skills',
    text: `Name at least ${PROFILE_LIMITS.skillsEnough} skills`,
    isNeeded: false,
    weight: 10,
    isDone: ({ skills }) => skills.skills.length >= PROFILE_LIMITS.skillsEnough,
  },
  {
    place: 'skills',
    text: 'Name the languages you speak',
    isNeeded: false,
    weight: 5,
    isDone: ({ skills }) => skills.languages.length > 0,
  },
  { place: 'credits', text: 'Add your first credit', isNeeded: false, weight: 5, isDone: ({ credits }) => credits.credits.length > 0 },
  {
    place: 'attributes',
    text: 'Fill in what casting looks for',
    isNeeded: false,
    weight: 5,
    isDone: ({ attributes }) => attributes.attributes.length > 0,
  },
  {
    place: 'recordings',
    text: 'Link a reel or a voice sample',
    isNeeded: false,
    weight: 5,
    isDone: ({ recordings: { recordings, reels = [] } }) => recordings.length + reels.length > 0,
  },
];

/** Returns how complete a profile is, in percent from 0 to 100, and the open steps, needed ones first. */
export function profileCompleteness(
  content: ProfileContent,
  photos: number,
): { readonly percent: number; readonly steps: readonly ProfileStep[] } {
  const open = RULES.filter((rule) => !rule.isDone(content, photos));
  const percent = 100 - open.reduce((sum, { weight }) => sum + weight, 0);
  return { percent, steps: open.map(({ place, text, isNeeded }) => ({ place, text, isNeeded })) };
}

/** Returns the steps still needed before the profile can be submitted. `photos` includes the poster of a demo profile. */
export function missingProfileFields(content: ProfileContent, photos: number): readonly ProfileStep[] {
  return profileCompleteness(content, photos).steps.filter(({ isNeeded }) => isNeeded);
}
