import type { DataSource } from 'typeorm';
import { type Clock, SystemClock } from '../../../src/kernel/clock/clock';
import { AppLog } from '../../../src/kernel/logging/app-log';
import { AttributeSizesRepository } from '../../../src/talents/search/attribute-sizes.repository';
import { ColumnSearch } from '../../../src/talents/search/memory/column-search';
import { ColumnsSourceRepository } from '../../../src/talents/search/memory/columns-source.repository';
import { TalentChangesRepository } from '../../../src/talents/search/memory/talent-changes.repository';
import type { TalentSearch } from '../../../src/talents/search/talent-search';
import { TalentSearchRepository } from '../../../src/talents/search/talent-search.repository';

/** Fails every search, to prove that results come from memory. */
const NO_DATABASE: TalentSearch = { search: () => Promise.reject(new Error('The database was asked.')) };
export const QUIET = new AppLog({ write: () => undefined });

type Options = { readonly clock?: Clock; readonly fromTalents?: number; readonly database?: TalentSearch };

/** Makes a search in memory that is not loaded yet. */
export function makeColumnSearch(dataSource: DataSource, options: Options = {}): ColumnSearch {
  const { clock = new SystemClock(), fromTalents = 0, database = NO_DATABASE } = options;
  const parts = { source: new ColumnsSourceRepository(dataSource), changes: new TalentChangesRepository(dataSource), clock };
  return new ColumnSearch(database, parts, QUIET, { fromTalents });
}

export function databaseSearch(dataSource: DataSource): TalentSearchRepository {
  return new TalentSearchRepository(dataSource, new AttributeSizesRepository(dataSource));
}

export const WAYS = ['the database', 'memory'] as const;
export type Way = (typeof WAYS)[number];

/** Opens the search in memory or in the database, ready to use. */
export async function openSearch(way: Way, dataSource: DataSource): Promise<TalentSearch> {
  if (way === 'the database') return databaseSearch(dataSource);
  const search = makeColumnSearch(dataSource);
  await search.prepare();
  return search;
}
