import type { Story } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { TalentsService } from '../../talents';
import { ContentRepository } from './content.repository';

@Injectable()
export class ContentService {
  constructor(
    private readonly content: ContentRepository,
    private readonly talents: TalentsService,
  ) {}

  /** Returns stories whose profile is visible. */
  async stories(): Promise<Story[]> {
    const rows = await this.content.stories();
    const cards = await this.talents.visibleCards(rows.map((row) => row.talentId));
    const byId = new Map(cards.map((card) => [card.id, card]));
    return rows.flatMap(({ id, talentId, role, quote }) => {
      const card = byId.get(talentId);
      return card ? [{ id, name: card.display_name, role, quote, profile_image: card.profile_image, slug: card.slug }] : [];
    });
  }
}
