import type { TalentCard } from '@alltalent/shared/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { ADULT_AGE, birthdaysOfAges, lastAdultBirthday, OLDEST_AGE } from '../schema/birthdays';
import { type LookupIndex, LookupsService } from '../lookups/lookups.service';
import { Pictures } from '../schema/pictures';
import type { TalentEntity } from '../schema/talent.entity';
import { toTalentCard } from '../search/talent.mapper';
import { categoryScope } from '../schema/talent-counts';
import { type SearchFilter, TALENT_SEARCH, type TalentSearch } from '../search/talent-search';
import { TalentsRepository } from './talents.repository';

/** A talent who joined lately, with the size of the profile. */
export type NewcomerPick = {
  readonly card: TalentCard;
  readonly joinedAt: Date;
  readonly pictures: number;
  readonly credits: number;
  readonly languages: number;
};

type CategoryPicks = { readonly name: string; readonly cards: readonly TalentCard[]; readonly total: number };

type Candidate = { readonly talent: TalentEntity; readonly credits: number };

/** Picks a few visible talents for pages that show some. */
@Injectable()
export class TalentPicksService {
  constructor(
    private readonly talents: TalentsRepository,
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
    @Inject(TALENT_SEARCH) private readonly search: TalentSearch,
  ) {}

  /** Picks, of the `among` newest visible talents, those with most pictures, credits, skills and languages. */
  async fullestNewcomers(limit: number, among: number): Promise<NewcomerPick[]> {
    const { rows, lookups } = await this.findNewest({ includesHidden: false }, among);
    const credits = await this.talents.countCredits(rows.map((row) => row.id));
    return rows
      .map((talent) => ({ talent, credits: credits.get(talent.id) ?? 0 }))
      .sort((one, other) => sizeOf(other) - sizeOf(one) || other.talent.createdAt - one.talent.createdAt)
      .slice(0, limit)
      .map((candidate) => this.toNewcomer(candidate, lookups));
  }

  /** Returns the newest visible talents of a category and how many the list finds in it; none for an unknown category. */
  async newestOfCategory(slug: string, limit: number): Promise<CategoryPicks> {
    const category = (await this.lookups.read()).all.categories.find((row) => row.slug === slug);
    if (!category) return { name: '', cards: [], total: 0 };
    const born = birthdaysOfAges(new Date(this.clock.now()), ADULT_AGE, OLDEST_AGE);
    const { rows, lookups } = await this.findNewest({ includesHidden: false, categoryId: category.id, born }, limit);
    const total = (await this.talents.readCounters()).get(categoryScope(category.id)) ?? 0;
    return { name: category.name, cards: rows.map((row) => toTalentCard(row, { lookups, pictures: this.pictures })), total };
  }

  /** Returns cards of visible talents by slug; hidden and erased ones are left out. */
  async ofSlugs(slugs: readonly string[]): Promise<ReadonlyMap<string, TalentCard>> {
    const [rows, lookups] = await Promise.all([this.talents.findShownBySlugs(slugs, this.bornUntil()), this.lookups.read()]);
    return new Map(rows.map((row) => [row.slug, toTalentCard(row, { lookups, pictures: this.pictures })]));
  }

  private async findNewest(filter: SearchFilter, size: number) {
    const { ids, total } = await this.search.search(filter, { sort: 'newest', number: 1, size });
    const [rows, lookups] = await Promise.all([this.talents.findInOrder(ids, this.bornUntil()), this.lookups.read()]);
    return { rows, total, lookups };
  }

  private bornUntil(): string {
    return lastAdultBirthday(new Date(this.clock.now()));
  }

  private toNewcomer({ talent, credits }: Candidate, lookups: LookupIndex): NewcomerPick {
    return {
      card: toTalentCard(talent, { lookups, pictures: this.pictures }),
      joinedAt: new Date(talent.createdAt * 1000),
      pictures: talent.pictureCount,
      credits,
      languages: talent.languages.length,
    };
  }
}

function sizeOf({ talent, credits }: Candidate): number {
  return talent.pictureCount + credits + talent.skills.length + talent.languages.length;
}
