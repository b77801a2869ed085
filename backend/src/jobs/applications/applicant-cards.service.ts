import type { Applicant } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type TalentBySlug, TalentsBySlugService } from '../../talents';

export type TalentCard = Applicant['talent'];
/** A talent's profile; null when it is suspended or off the site. */
export type KnownTalent = TalentBySlug | null;

/** Reads the cards of applicants and invited talents for the client. They hold no contact data. */
@Injectable()
export class ApplicantCardsService {
  constructor(private readonly talents: TalentsBySlugService) {}

  async read(talentIds: readonly number[]): Promise<(talentId: number) => KnownTalent> {
    const talents = await this.talents.findMany(talentIds);
    return (talentId) => talents.get(talentId) ?? null;
  }
}

export function toCard(id: number, talent: KnownTalent): TalentCard {
  if (!talent) return { id, slug: '', name: 'Profile no longer shown', image: '', location: '', headline: '' };
  const { slug, name, location, headline, pictures, isChild } = talent;
  return { id, slug, name, image: pictures[0]?.image ?? '', location, headline, ...(isChild && { is_for_child: true }) };
}
