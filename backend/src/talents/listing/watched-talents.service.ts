import type { TalentFilter } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { gazetteer } from '../cities/gazetteer';
import { type LookupIndex, LookupsService } from '../lookups/lookups.service';
import { ProfileAccountsRepository } from '../profile/profile-accounts.repository';
import { foldText } from '../schema/search-tokens';
import { ColumnsSourceRepository } from '../search/memory/columns-source.repository';
import type { IndexedTalent } from '../search/memory/talent-columns';
import type { SearchFilter } from '../search/talent-search';
import { talentFilterWords } from './filter-words';
import { MeasurementFiltersService } from './measurement-filters.service';
import { parseFilterdata } from './parse-filterdata';
import { TalentsService } from './talents.service';
import { toSearchFilter } from './talents.policy';

/** A talent as an alert shows it. */
export type FoundTalent = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly skills: readonly string[];
  /** Account of the profile; null for none. */
  readonly ownerId: string | null;
};

/** What saved searches need of the talents: the listing's filters, applied to single talents. */
@Injectable()
export class WatchedTalentsService {
  constructor(
    private readonly source: ColumnsSourceRepository,
    private readonly talents: TalentsService,
    private readonly lookups: LookupsService,
    private readonly measurements: MeasurementFiltersService,
    private readonly accounts: ProfileAccountsRepository,
    private readonly clock: Clock,
  ) {}

  /** Parses a filter as the listing does, without its order. Throws VALIDATION_FAILED. */
  parse(text: string): TalentFilter {
    return { ...parseFilterdata(text), sortby: 'newest' };
  }

  /** Throws FORBIDDEN when the user may not filter so. */
  async requireAllowed(filter: TalentFilter, userId: string): Promise<void> {
    await this.measurements.require(filter.filterAttribute, await this.lookups.read(), userId);
  }

  async describe(filter: TalentFilter): Promise<string[]> {
    return talentFilterWords(filter, await this.lookups.read());
  }

  /**
   * Returns the function that converts filters to the terms of the listing. They find visible talents only: a private profile is
   * never told. Null for a filter with an attribute that is gone.
   */
  async compiler(): Promise<(filter: TalentFilter) => SearchFilter | null> {
    const lookups = await this.lookups.read();
    const now = new Date(this.clock.now());
    return (filter) => compile(filter, lookups, now);
  }

  /** Reads what the listing finds talents by; those who are not listed are left out. */
  async read(ids: readonly number[]): Promise<ReadonlyMap<number, IndexedTalent>> {
    if (ids.length === 0) return new Map();
    const talents = await this.source.readTalents(ids);
    // A city that another process has just added would be found by no place else.
    for (const cityId of new Set(talents.map(({ row }) => row.cityId))) await this.lookups.readWithCity(cityId);
    return new Map(talents.map((talent) => [talent.row.id, talent]));
  }

  /** Returns the folded names by whose beginning the listing finds a city: its own, its region's and former ones. */
  async placeNames(cityIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
    const { all } = await this.lookups.read();
    const cities = new Map(all.cities.map((city) => [city.id, city]));
    const namesOf = (id: number) => {
      const city = cities.get(id);
      return [...(city ? [city.name, city.state, city.country].map(foldText) : []), ...gazetteer().namesOf(id)];
    };
    return new Map(cityIds.map((id) => [id, namesOf(id)]));
  }

  /** Finds the visible ones of these talents, in the order of the ids. */
  async find(ids: readonly number[]): Promise<FoundTalent[]> {
    const cards = await this.talents.visibleCards(ids);
    const owners = await this.accounts.findOwners(cards.map(({ slug }) => slug));
    return cards.map(({ id, slug, display_name, location, skills }) => {
      return { id, slug, name: display_name, location, skills, ownerId: owners.get(slug) ?? null };
    });
  }
}

function compile(filter: TalentFilter, lookups: LookupIndex, now: Date): SearchFilter | null {
  try {
    return { ...toSearchFilter(filter, lookups, now), includesHidden: false };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
