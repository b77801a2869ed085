import type { LandingPeople, LandingPerson, PageContent, PageName, PeopleBlock, TalentCard } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { PagesService, pictureAddress } from '../../content';
import { AppConfig } from '../../kernel/config/config';
import { TalentPicksService } from '../../talents';

type Place = LandingPeople['data'][number];
type Named = readonly [place: string, block: PeopleBlock];

/** People named in the copy of a campaign page, as they may be shown now. */
@Injectable()
export class LandingPeopleService {
  constructor(
    private readonly pages: PagesService,
    private readonly picks: TalentPicksService,
    private readonly config: AppConfig,
  ) {}

  async ofPage(page: PageName, wording: string): Promise<Place[]> {
    return this.ofBlocks((await this.pages.read(page, wording)).blocks);
  }

  /** Returns the people whom these blocks name, by their place. */
  async ofBlocks(blocks: PageContent['blocks']): Promise<Place[]> {
    const named = Object.entries(blocks).flatMap(([place, block]): Named[] => (block?.type === 'people' ? [[place, block]] : []));
    const shown = await this.picks.ofSlugs([...new Set(named.flatMap(([, block]) => block.people.map(({ slug }) => slug)))]);
    return Promise.all(named.map(async ([place, block]) => ({ place, people: await this.fill(block, shown) })));
  }

  /** Replaces people who cannot be shown by the newest of the category who are not on the page already. */
  private async fill({ fill, people }: PeopleBlock, shown: ReadonlyMap<string, TalentCard>): Promise<LandingPerson[]> {
    const present = new Set(people.map(({ slug }) => slug).filter((slug) => shown.has(slug)));
    const open = new Set(present);
    const isComplete = people.length === present.size;
    const { name, cards } = isComplete ? { name: '', cards: [] } : await this.picks.newestOfCategory(fill, people.length);
    const substitutes = cards.filter(({ slug }) => !present.has(slug)).values();
    return people.flatMap(({ slug, tags, clip = '', picture, picture_alt }): LandingPerson[] => {
      const card = open.delete(slug) ? shown.get(slug) : undefined;
      const own = picture ? { profile_image: pictureAddress(this.config, picture), picture_alt } : {};
      if (card) return [{ ...card, ...own, tags: [...tags], clip }];
      const substitute = substitutes.next();
      return substitute.done === true ? [] : [{ ...substitute.value, tags: [name], clip: '' }];
    });
  }
}
