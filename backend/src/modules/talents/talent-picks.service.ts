import type { TalentCard } from '@alltalent/shared/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { lastAdultBirthday } from './birthdays';
import { type LookupIndex, LookupsService } from './lookups.service';
import { Pictures } from './pictures';
import type { TalentEntity } from './talent.entity';
import { toTalentCard } from './talent.mapper';
import { type SearchFilter, TALENT_SEARCH, type TalentSearch } from './talent-search';
import { TalentsRepository } from './talents.repository';

/** A member who joined lately, with what the profile has grown to. */
export type NewcomerPick = {
  readonly card: TalentCard;
  readonly joinedAt: Date;
  readonly pictures: number;
  readonly credits: number;
  readonly languages: number;
};

type Candidate = { readonly talent: TalentEntity; readonly credits: number };

/** A few visible talents, picked by one measure: for pages that show some of them. */
@Injectable()
export class TalentPicksService {
  constructor(
    private readonly talents: TalentsRepository,
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
    @Inject(TALENT_SEARCH) private readonly search: TalentSearch,
  ) {}

  /** Of the `among` newest visible members those whose profiles hold most: pictures, credits, skills and languages. */
  async fullestNewcomers(limit: number, among: number): Promise<NewcomerPick[]> {
    const { rows, lookups } = await this.findNewest({ includesHidden: false }, among);
    const credits = await this.talents.countCredits(rows.map((row) => row.id));
    return rows
      .map((talent) => ({ talent, credits: credits.get(talent.id) ?? 0 }))
      .sort((one, other) => sizeOf(other) - sizeOf(one) || other.talent.createdAt - one.talent.createdAt)
      .slice(0, limit)
      .map((candidate) => this.toNewcomer(candidate, lookups));
  }

  /** The newest visible talents of a category, and how many it has in all. */
  async newestOfCategory(slug: string, limit: number): Promise<{ readonly cards: TalentCard[]; readonly total: number }> {
    const category = (await this.lookups.read()).all.categories.find((row) => row.slug === slug);
    if (!category) return { cards: [], total: 0 };
    const { rows, total, lookups } = await this.findNewest({ includesHidden: false, categoryId: category.id }, limit);
    return { cards: rows.map((row) => toTalentCard(row, { lookups, pictures: this.pictures })), total };
  }

  private async findNewest(filter: SearchFilter, size: number) {
    const { ids, total } = await this.search.search(filter, { sort: 'newest', number: 1, size });
    const bornUntil = lastAdultBirthday(new Date(this.clock.now()));
    const [rows, lookups] = await Promise.all([this.talents.findInOrder(ids, bornUntil), this.lookups.read()]);
    return { rows, total, lookups };
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
