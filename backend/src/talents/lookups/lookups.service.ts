import { Injectable } from '@nestjs/common';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { afterCommit } from '../../kernel/database/ambient-transaction';
import { gazetteer, type Place } from '../cities/gazetteer';
import type { AttributeEntity, CategoryEntity, CityEntity } from '../schema/lookup.entities';
import { type Lookups, LookupsRepository } from './lookups.repository';
import { foldText } from '../schema/search-tokens';

const CACHE_SECONDS = 30;

type CityNames = { readonly id: number; readonly names: readonly string[] };

/** The lookups, indexed by id and name. */
export class LookupIndex {
  private readonly categories: ReadonlyMap<number, CategoryEntity>;
  private readonly subCategories: ReadonlyMap<number, string>;
  private readonly cities: ReadonlyMap<number, CityEntity>;
  private readonly cityNames: readonly CityNames[];

  constructor(readonly all: Lookups) {
    this.categories = new Map(all.categories.map((row) => [row.id, row]));
    this.subCategories = new Map(all.subCategories.map((row) => [row.id, row.name]));
    this.cities = new Map(all.cities.map((row) => [row.id, row]));
    this.cityNames = all.cities.map(({ id, name, state, country }) => ({ id, names: [name, state, country].map(foldText) }));
  }

  category(id: number): CategoryEntity | undefined {
    return this.categories.get(id);
  }

  subCategoryName(id: number): string {
    return this.subCategories.get(id) ?? '';
  }

  cityName(id: number): string {
    return this.city(id)?.name ?? '';
  }

  stateName(cityId: number): string {
    return this.city(cityId)?.state ?? '';
  }

  countryName(cityId: number): string {
    return this.city(cityId)?.country ?? '';
  }

  attribute(id: number): AttributeEntity | undefined {
    return this.all.attributes.find((row) => row.id === id);
  }

  /** Returns ids of cities in use whose name, state or country begins with the text, or that have this as another name. */
  cityIdsMatching(location: string): number[] {
    const beginning = foldText(location);
    const named = new Set(gazetteer().idsNamed(location));
    return this.cityNames.filter(({ id, names }) => named.has(id) || names.some((name) => name.startsWith(beginning))).map(({ id }) => id);
  }

  /** Tells whether a profile or a job may name the city. */
  hasCity(id: number): boolean {
    return this.city(id) !== undefined;
  }

  /** Tells whether a profile or a job names the city already. */
  isCityInUse(id: number): boolean {
    return this.cities.has(id);
  }

  /** Finds a city, in the world list when another process may have added its row since the lookups were read. */
  private city(id: number): Place | undefined {
    return this.cities.get(id) ?? gazetteer().find(id);
  }
}

@Injectable()
export class LookupsService {
  private readonly cache = new ExpiringCache<LookupIndex>({ seconds: CACHE_SECONDS, maxEntries: 1 });

  constructor(private readonly lookups: LookupsRepository) {}

  read(): Promise<LookupIndex> {
    return this.cache.get('lookups', async () => new LookupIndex(await this.lookups.readAll()));
  }

  /** Returns lookups that hold this city: a place of the world list becomes a row when the first profile or job names it. */
  async readWithCity(cityId: number | null | undefined): Promise<LookupIndex> {
    const lookups = await this.read();
    const place = cityId === null || cityId === undefined || lookups.isCityInUse(cityId) ? undefined : gazetteer().find(cityId);
    if (!place) return lookups;
    await this.lookups.addCity(place);
    this.cache.clear();
    // Until the commit nobody else finds the city, and the cache may hold lookups without it.
    afterCommit(() => this.cache.clear());
    return this.read();
  }
}
