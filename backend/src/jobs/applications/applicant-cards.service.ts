import type { Applicant } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type TalentBySlug, TalentsBySlugService } from '../../talents';

export type TalentCard = Applicant['talent'];
/** Null for a profile that is suspended, off the site or a minor's. */
export type KnownTalent = TalentBySlug | null;

/** Talents as the client sees them to whom they applied, or whom the client invited. No contact data. */
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
  const { slug, name, location, headline, pictures } = talent;
  return { id, slug, name, image: pictures[0]?.image ?? '', location, headline };
}
