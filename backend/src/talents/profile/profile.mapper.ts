import { ageOn, dayInIndia, formatCount, type Rating, recordingPlaceOf, type TalentProfile } from '@alltalent/shared/contracts';
import type { LookupIndex } from '../lookups/lookups.service';
import type { ProfileAccount } from './profile-accounts.repository';
import { guardContent, type WholeContent } from '../schema/profile-sections';
import type { ProfileViewer } from './profile-viewer';
import type { PublishedParts, TalentAttributeValue } from '../schema/talent-record';
import type { TalentCreditEntity, TalentEntity } from '../schema/talent.entity';
import { CHILD_STATUS } from '../search/talent-projection';
import type { Surroundings } from '../search/talent.mapper';

export type ProfileDetails = {
  readonly attributes: readonly TalentAttributeValue[];
  readonly credits: readonly TalentCreditEntity[];
  /** The account behind the profile; undefined for a profile without one. */
  readonly owner: ProfileAccount | undefined;
  /** Undefined below three reviews. */
  readonly rating: Rating | undefined;
};
export type ProfileSurroundings = Surroundings & { readonly viewer: ProfileViewer; readonly now: number };

export function toTalentProfile(talent: TalentEntity, details: ProfileDetails, surroundings: ProfileSurroundings): TalentProfile {
  const { lookups, pictures, viewer } = surroundings;
  const isChild = talent.status === CHILD_STATUS;
  const place = [isChild ? lookups.stateName(talent.cityId) : lookups.cityName(talent.cityId), lookups.countryName(talent.cityId)];
  const [main, ...gallery] = pictures.ofTalent(talent);
  return {
    id: talent.id,
    slug: talent.slug,
    display_name: talent.name,
    profile_image: main?.image ?? '',
    profile_image_alt: main?.alt ?? '',
    gallery: gallery.map((picture) => ({ ...picture })),
    category: lookups.category(talent.categoryId)?.name ?? '',
    sub_category: lookups.subCategoryName(talent.subCategoryId),
    location: [...new Set(place)].filter((name) => name !== '').join(', '),
    is_premium: talent.isPremium ? 1 : 0,
    headline: talent.headline,
    pronouns: talent.published?.pronouns ?? '',
    playing_age: talent.published?.playingAge ?? (isChild ? ageBandOf(talent.bornOn, dayInIndia(surroundings.now)) : null),
    ...guardContent(readContent(talent, details, surroundings), talent.published?.audiences, viewer),
    badges: badgesOf(talent.published, details.owner),
    ...(details.rating && !isChild ? { rating: details.rating } : {}),
    is_private: talent.isPrivate,
    ...(isChild && { is_child: true }),
    is_own: viewer.isOwn,
  };
}

function readContent(
  { about, skills, languages, published, status }: TalentEntity,
  details: ProfileDetails,
  around: ProfileSurroundings,
): WholeContent {
  const describe = (isPublic: boolean) =>
    (published?.keptAttributes ?? details.attributes).flatMap((value) => describeAttribute(value, around.lookups, isPublic));
  return {
    about,
    skills,
    languages,
    credits: details.credits.map(({ year, title, part, kind }) => ({ year, title, part, kind })),
    attributes: describe(true),
    // Nobody but the guardian reads a child's.
    measurements: status === CHILD_STATUS && !around.viewer.isOwn ? [] : describe(false),
    recordings: (published?.recordings ?? []).flatMap(({ address, title }) => {
      const place = recordingPlaceOf(address);
      return place ? [{ ...place, title }] : [];
    }),
    ...(published?.reels?.length && { reels: published.reels.map(({ videoId, title }) => ({ video_id: videoId, title })) }),
    rate: published?.rate ?? null,
    availability: published ? availabilityOn(published.availability, dayInIndia(around.now)) : null,
  };
}

const BAND_YEARS = 3;

/** Ages of three years that say how old a child is, without the date of birth: a child of seven is '6 to 8'. */
function ageBandOf(bornOn: string, today: string): { readonly min: number; readonly max: number } {
  const min = Math.floor(ageOn(bornOn, today) / BAND_YEARS) * BAND_YEARS;
  return { min, max: min + BAND_YEARS - 1 };
}

/** Returns the availability on `today`: a start day that has come means available. */
function availabilityOn({ state, from }: PublishedParts['availability'], today: string): PublishedParts['availability'] {
  if (state === 'from' && from > today) return { state, from };
  return { state: state === 'busy' ? 'busy' : 'open', from: '' };
}

/** Describes a value as the profile shows it; empty for one of the other group: for everybody, or measurements for verified clients. */
export function describeAttribute(
  { attributeId, value }: TalentAttributeValue,
  lookups: LookupIndex,
  isPublic: boolean,
): { label: string; value: string }[] {
  const attribute = lookups.attribute(attributeId);
  if (attribute?.isPublic !== isPublic) return [];
  const text = attribute.type === 'dropdown' ? attribute.options[value] : `${formatCount(value)}${attribute.unit}`;
  return text === undefined ? [] : [{ label: attribute.label, value: text }];
}

function badgesOf(published: PublishedParts | null, owner: ProfileAccount | undefined): TalentProfile['badges'] {
  return [
    ...(owner?.hasEmail ? [{ kind: 'email' as const, since: '' }] : []),
    ...(owner?.hasPhone ? [{ kind: 'phone' as const, since: '' }] : []),
    ...(published ? [{ kind: 'approved' as const, since: published.approvedOn }] : []),
  ];
}
