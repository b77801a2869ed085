import type { TalentCard } from '@alltalent/shared/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { lastAdultBirthday } from '../schema/birthdays';
import { LookupsService } from '../lookups/lookups.service';
import { Pictures } from '../schema/pictures';
import type { PosterDirections } from '../schema/talent-record';
import { toTalentCard } from '../search/talent.mapper';
import { type RememberedCards, TALENT_SEARCH, type TalentSearch } from '../search/talent-search';
import { TalentsRepository } from './talents.repository';

/** What the media module needs to draw a talent's picture. */
export type PictureSubject = {
  readonly slug: string;
  readonly category: string;
  readonly genderId: number;
  readonly isPremium: boolean;
  readonly region: string;
  readonly directions: PosterDirections;
};

@Injectable()
export class TalentsService {
  constructor(
    private readonly talents: TalentsRepository,
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
    @Inject(TALENT_SEARCH) private readonly search: TalentSearch,
  ) {}

  /** Address of the picture of somebody's own profile; '' for none. */
  async ownPicture(slug: string): Promise<string> {
    const talent = slug === '' ? null : await this.talents.findListedBySlug(slug);
    return talent ? this.pictures.main(talent) : '';
  }

  async featured(limit: number): Promise<TalentCard[]> {
    const [rows, lookups] = await Promise.all([this.talents.findFeatured(limit, this.bornUntil()), this.lookups.read()]);
    return rows.map((row) => toTalentCard(row, { lookups, pictures: this.pictures }));
  }

  async newestVisible(limit: number): Promise<TalentCard[]> {
    const { ids } = await this.search.search({ includesHidden: false }, { sort: 'newest', number: 1, size: limit });
    return this.visibleCards(ids);
  }

  /** Every visible talent, in steps, with how many pictures the profile shows. */
  async *eachVisible(size = 20): AsyncGenerator<readonly { readonly slug: string; readonly pictureCount: number }[]> {
    let rows = await this.talents.findShownAfter(0, size, this.bornUntil());
    while (rows.length > 0) {
      yield rows.map(({ slug, pictureCount }) => ({ slug, pictureCount }));
      rows = await this.talents.findShownAfter(rows.at(-1)?.id ?? 0, size, this.bornUntil());
    }
  }

  /** Cards by id, in the order of the ids: a hidden one as it stands in the listing, an unknown one left out. */
  async cards(ids: readonly number[], remembered?: RememberedCards): Promise<TalentCard[]> {
    const read = (some: readonly number[]) => this.talents.findCards(some, this.bornUntil());
    const [rows, lookups] = await Promise.all([remembered ? remembered.find(ids, read) : read(ids), this.lookups.read()]);
    return rows.map((row) => toTalentCard(row, { lookups, pictures: this.pictures }));
  }

  /** The same without hidden ones. */
  async visibleCards(ids: readonly number[]): Promise<TalentCard[]> {
    return (await this.cards(ids)).filter((card) => card.slug !== '');
  }

  countListed(): Promise<number> {
    return this.talents.countListed();
  }

  countCities(): Promise<number> {
    return this.talents.countCities();
  }

  /** Null for a hidden or unknown talent: there is no picture to show. */
  async pictureSubject(slug: string): Promise<PictureSubject | null> {
    const talent = await this.talents.findShownBySlug(slug, this.bornUntil());
    if (!talent) return null;
    const lookups = await this.lookups.read();
    const { genderId, isPremium, region, poster } = talent;
    return { slug, category: lookups.category(talent.categoryId)?.slug ?? '', genderId, isPremium, region, directions: poster };
  }

  private bornUntil(): string {
    return lastAdultBirthday(new Date(this.clock.now()));
  }
}
