import { type ComparedLine, formatMoney } from '@alltalent/shared/contracts';
import type { ProfileSnapshot, LookupIndex } from '../../talents';
import { t } from '../../kernel/messages';
import { comparedTable, compareLines, type Line } from './compared-lines';

type Compared = {
  readonly submitted: ProfileSnapshot;
  readonly approved: ProfileSnapshot | null;
  readonly lookups: LookupIndex;
};
type Submission = Compared & {
  readonly photoPath: (name: string) => string;
  /** Files of the submitted reels, by the ids of their videos. */
  readonly reelFiles: ReadonlyMap<string, string | null>;
};

/** Compares the texts of a submitted profile with the approved ones; `approved`: null before the first approval. */
export function compareProfile({ submitted, approved, lookups }: Compared): ComparedLine[] {
  return compareLines(linesOf(submitted, lookups), approved && linesOf(approved, lookups));
}

/** Returns a table of a submitted profile, beside each changed line what the site shows now. */
export function describeSubmission(submission: Submission): string {
  const { submitted, approved, photoPath, reelFiles } = submission;
  const photos = submitted.photos.map(({ name, alt }, index) => [`photo ${index + 1}`, photoPath(name), alt]);
  const reels = (submitted.content.recordings.reels ?? []).map(({ video_id: id, title }, index) => [
    `reel ${index + 1}`,
    reelFiles.get(id) ?? t('staffProfiles.noReel'),
    title,
  ]);
  const isShown = approved !== null;
  const names = ['what', 'submitted', isShown ? 'on the site now' : ''] as const;
  return comparedTable(names, compareProfile(submission), { isShown, more: [...photos, ...reels] });
}

function linesOf({ content }: ProfileSnapshot, lookups: LookupIndex): Line[] {
  const { skills, credits, attributes, recordings } = content;
  return [
    ...basicLines(content, lookups),
    ['skills', skills.skills.join(', ')],
    ['languages', skills.languages.join(', ')],
    ...workLines(content),
    ...attributes.attributes.map(({ attribute_id: id, value }): Line => [lookups.attribute(id)?.label ?? `detail ${id}`, String(value)]),
    ...credits.credits.map(({ year, title, part, kind }, index): Line => [`credit ${index + 1}`, [year, title, part, kind].join(' / ')]),
    ...recordings.recordings.map(({ address, title }, index): Line => [`recording ${index + 1}`, `${title} ${address}`]),
  ];
}

function basicLines({ basics }: ProfileSnapshot['content'], lookups: LookupIndex): Line[] {
  const { playing_age_min: min, playing_age_max: max } = basics;
  return [
    ['first name', basics.first_name],
    ['last name', basics.last_name],
    ['gender', lookups.all.genders.find(({ id }) => id === basics.gender_id)?.name ?? ''],
    ['pronouns', basics.pronouns],
    ['category', lookups.category(basics.category_id ?? 0)?.name ?? ''],
    ['sub-category', lookups.subCategoryName(basics.sub_category_id ?? 0)],
    ['city', lookups.cityName(basics.city_id ?? 0)],
    ['headline', basics.headline],
    ['about', basics.about],
    ['plays', min === null || max === null ? '' : `${min} to ${max}`],
  ];
}

function workLines({ work }: ProfileSnapshot['content']): Line[] {
  const from = work.rate_from;
  return [
    ['rate', from === null ? '' : `from ${formatMoney(from, 'INR')} a ${work.rate_unit}`],
    ['available', [work.availability, work.available_from].filter(Boolean).join(' ')],
  ];
}
