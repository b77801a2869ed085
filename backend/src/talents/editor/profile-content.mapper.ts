import { type ProfileContent, profileContentSchema, PRONOUNS } from '@alltalent/shared/contracts';
import type { LookupIndex } from '../lookups/lookups.service';
import type { TalentRecord } from '../schema/talent-record';
import type { UserAccount } from '../../auth';
import { attributesOf } from './profile-attributes';

type Names = Pick<UserAccount, 'firstName' | 'lastName'>;
const EMPTY = { basics: {}, skills: {}, credits: {}, attributes: {}, recordings: {}, work: {}, privacy: { sections: {} } };

/** Makes the content of a profile that has not been edited yet. */
export function blankContent({ firstName, lastName }: Names): ProfileContent {
  return profileContentSchema.cast({ ...EMPTY, basics: { first_name: firstName, last_name: lastName } });
}

/** Converts a published record to content, for a profile that was on the site before its owner edited it. */
export function contentOf(record: TalentRecord, names: Names, lookups: LookupIndex): ProfileContent {
  const blank = blankContent(namesIn(record.name, names));
  const { published } = record;
  return {
    basics: {
      ...blank.basics,
      gender_id: record.genderId,
      pronouns: PRONOUNS.find((known) => known === published?.pronouns) ?? '',
      category_id: record.categoryId,
      sub_category_id: record.subCategoryId,
      city_id: record.cityId,
      headline: record.headline,
      about: record.about,
      playing_age_min: published?.playingAge?.min ?? null,
      playing_age_max: published?.playingAge?.max ?? null,
    },
    skills: { skills: [...record.skills], languages: [...record.languages] },
    credits: { credits: record.credits.map((credit) => ({ ...credit })) },
    attributes: { attributes: attributesOf(record, lookups) },
    recordings: {
      recordings: (published?.recordings ?? []).map((recording) => ({ ...recording })),
      ...(published?.reels && { reels: published.reels.map(({ videoId, title }) => ({ video_id: videoId, title })) }),
    },
    work: {
      rate_from: published?.rate?.from ?? null,
      rate_unit: published?.rate?.unit ?? blank.work.rate_unit,
      availability: published?.availability.state ?? blank.work.availability,
      available_from: published?.availability.from ?? '',
    },
    privacy: { ...blank.privacy, is_private: record.isPrivate, sections: { ...blank.privacy.sections, ...published?.audiences } },
  };
}

/** Returns the account's names when they make up the shown name; otherwise splits the shown name after its first word. */
function namesIn(name: string, names: Names): Names {
  if (`${names.firstName} ${names.lastName}` === name) return names;
  const [firstName = '', ...others] = name.split(' ');
  return { firstName, lastName: others.join(' ') };
}
