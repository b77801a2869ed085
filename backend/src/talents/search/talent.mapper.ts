import { type Rating, TALENT_STATUS, type TalentCard } from '@alltalent/shared/contracts';
import type { LookupIndex } from '../lookups/lookups.service';
import type { Pictured, Pictures } from '../schema/pictures';
import { isOpenSection } from '../schema/profile-sections';
import type { TalentEntity } from '../schema/talent.entity';

export type Surroundings = { readonly lookups: LookupIndex; readonly pictures: Pictures };

/** Columns of a talent that a card shows. */
export type CardTalent = Pictured & Pick<TalentEntity, 'id' | 'name' | 'isPremium' | 'cityId' | 'skills'>;

/** `rating`: undefined below three reviews, and where cards show none. */
export function toTalentCard(
  talent: CardTalent,
  { lookups, pictures, rating }: Surroundings & { readonly rating?: Rating | undefined },
): TalentCard {
  if (talent.status !== TALENT_STATUS.visible) return toHiddenCard(talent.id, pictures);
  return {
    id: talent.id,
    slug: talent.slug,
    profile_image: pictures.main(talent),
    display_name: talent.name,
    is_premium: talent.isPremium ? 1 : 0,
    location: lookups.cityName(talent.cityId),
    skills: isOpenSection(talent.published, 'skills') ? talent.skills : [],
    status: talent.status,
    ...(rating ? { rating } : {}),
  };
}

/** Makes the card of a hidden talent, with nothing of the person: the page's blur is mere decoration. */
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
