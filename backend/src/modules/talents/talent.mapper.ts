import { TALENT_STATUS, type TalentCard, type TalentProfile } from '@alltalent/shared/contracts';
import type { LookupIndex } from './lookups.service';
import type { Pictures } from './pictures';
import type { TalentAttributeEntity, TalentCreditEntity, TalentEntity } from './talent.entity';

type Surroundings = { readonly lookups: LookupIndex; readonly pictures: Pictures };

export function toTalentCard(talent: TalentEntity, { lookups, pictures }: Surroundings): TalentCard {
  if (talent.status !== TALENT_STATUS.visible) return toHiddenCard(talent.id, pictures);
  return {
    id: talent.id,
    slug: talent.slug,
    profile_image: pictures.ofTalent(talent.slug),
    display_name: talent.name,
    is_premium: talent.isPremium ? 1 : 0,
    location: lookups.cityName(talent.cityId),
    skills: talent.skills,
    status: talent.status,
  };
}

/** Nothing of the person: the blur of the page is only a look. */
function toHiddenCard(id: number, pictures: Pictures): TalentCard {
  return {
    id,
    slug: '',
    profile_image: pictures.ofHidden(id),
    display_name: '',
    is_premium: 0,
    location: '',
    skills: [],
    status: TALENT_STATUS.hidden,
  };
}

type Details = { readonly attributes: readonly TalentAttributeEntity[]; readonly credits: readonly TalentCreditEntity[] };

export function toTalentProfile(talent: TalentEntity, details: Details, { lookups, pictures }: Surroundings): TalentProfile {
  const place = [lookups.cityName(talent.cityId), lookups.countryName(talent.cityId)];
  return {
    id: talent.id,
    slug: talent.slug,
    display_name: talent.name,
    profile_image: pictures.ofTalent(talent.slug),
    profile_image_alt: '',
    gallery: Array.from({ length: Math.max(0, talent.pictureCount - 1) }, (_, index) => ({
      image: pictures.ofTalent(talent.slug, index + 1),
      alt: '',
    })),
    category: lookups.category(talent.categoryId)?.name ?? '',
    sub_category: lookups.subCategoryName(talent.subCategoryId),
    location: [...new Set(place)].filter((name) => name !== '').join(', '),
    is_premium: talent.isPremium ? 1 : 0,
    headline: talent.headline,
    about: talent.about,
    skills: talent.skills,
    languages: talent.languages,
    attributes: details.attributes.flatMap((value) => describeAttribute(value, lookups)),
    credits: details.credits.map(({ year, title, part, kind }) => ({ year, title, part, kind })),
    pronouns: talent.published?.pronouns ?? '',
    playing_age: null,
    recordings: [],
    rate: null,
    availability: null,
    badges: [],
    for_clients: [],
    is_private: talent.isPrivate,
    is_own: false,
  };
}

function describeAttribute({ attributeId, value }: TalentAttributeEntity, lookups: LookupIndex): { label: string; value: string }[] {
  const attribute = lookups.attribute(attributeId);
  if (!attribute?.isPublic) return [];
  const text = attribute.type === 'dropdown' ? attribute.options[value] : `${value.toLocaleString('en-IN')}${attribute.unit}`;
  return text === undefined ? [] : [{ label: attribute.label, value: text }];
}
