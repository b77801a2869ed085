import type { TalentCard } from '@alltalent/shared/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { lastAdultBirthday } from '../schema/birthdays';
import { LookupsService } from '../lookups/lookups.service';
import { Pictures } from '../schema/pictures';
import type { PosterDirections } from '../schema/talent-record';
import { toTalentCard } from '../search/talent.mapper';
import { type RememberedCards, TALENT_SEARCH, type TalentSearch } from '../search/talent-search';
import { TalentRatings } from './talent-ratings';
import { TalentsRepository } from './talents.repository';

/** Data from which the media module renders a talent's poster. */
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
    private readonly ratings: TalentRatings,
    @Inject(TALENT_SEARCH) private readonly search: TalentSearch,
  ) {}

  /** Returns the URL of the own profile's picture; '' for none. */
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

  /** Yields every visible talent, `size` at a time, with the number of the profile's pictures. */
  async *eachVisible(size = 20): AsyncGenerator<readonly { readonly slug: string; readonly pictureCount: number }[]> {
    let rows = await this.talents.findShownAfter(0, size, this.bornUntil());
    while (rows.length > 0) {
      yield rows.map(({ slug, pictureCount }) => ({ slug, pictureCount }));
      rows = await this.talents.findShownAfter(rows.at(-1)?.id ?? 0, size, this.bornUntil());
    }
  }

  /** Returns cards in the order of the ids; hidden talents as in the listing, unknown ones left out. */
  async cards(ids: readonly number[], remembered?: RememberedCards): Promise<TalentCard[]> {
    const read = (some: readonly number[]) => this.talents.findCards(some, this.bornUntil());
    const [rows, lookups, ratings] = await Promise.all([
      remembered ? remembered.find(ids, read) : read(ids),
      this.lookups.read(),
      this.ratings.ofTalents(ids),
    ]);
    return rows.map((row) => toTalentCard(row, { lookups, pictures: this.pictures, rating: ratings.get(row.id) }));
  }

  /** Returns cards in the order of the ids; hidden and unknown talents are left out. */
  async visibleCards(ids: readonly number[]): Promise<TalentCard[]> {
    return (await this.cards(ids)).filter((card) => card.slug !== '');
  }

  /** Returns whether a profile has, or had, this slug. */
  async isAddress(slug: string): Promise<boolean> {
    return (await this.talents.findIdsAt([slug])).size > 0;
  }

  /** Returns cards of visible talents by the slugs that were asked for, which may be former ones. */
  async visibleAt(slugs: readonly string[]): Promise<ReadonlyMap<string, TalentCard>> {
    const ids = await this.talents.findIdsAt(slugs);
    const cards = new Map((await this.visibleCards([...new Set(ids.values())])).map((card) => [card.id, card]));
    return new Map(
      [...ids].flatMap(([slug, id]): [string, TalentCard][] => {
        const card = cards.get(id);
        return card ? [[slug, card]] : [];
      }),
    );
  }

  countListed(): Promise<number> {
    return this.talents.countListed();
  }

  countCities(): Promise<number> {
    return this.talents.countCities();
  }

  /** Returns the data of a talent's poster; null for a hidden or unknown talent, who has none. */
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
