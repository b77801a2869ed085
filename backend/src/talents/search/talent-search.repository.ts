import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { prepared } from '../../kernel/database/prepared';
import { AttributeSizesRepository } from './attribute-sizes.repository';
import type { Condition } from '../schema/condition';
import { countStatement, filterConditions, type ListingPlan, pageStatement, placeConditions } from './listing-query';
import { pageWindow } from './page-window';
import { LISTED_SCOPE } from '../schema/talent-counts';
import type { SearchFilter, SearchPage, SearchResult, TalentSearch } from './talent-search';
import { TalentSearchEntity } from '../schema/talent-search.entity';

const COUNTER = prepared('SELECT total FROM talent_counter WHERE scope = ?');
const TOTAL_SECONDS = 10;
/** Share of the list from which on matches are found row by row instead of from an index of ids. */
const COMMON_SHARE = 1 / 4;

/** Searches the projection by its covering indexes. It never joins a lookup table, which would change the query plan. */
@Injectable()
export class TalentSearchRepository implements TalentSearch {
  private readonly totals = new ExpiringCache<number>({ seconds: TOTAL_SECONDS, maxEntries: 500 });

  constructor(
    private readonly dataSource: DataSource,
    private readonly sizes: AttributeSizesRepository,
  ) {}

  async search(filter: SearchFilter, page: SearchPage, permit?: Promise<unknown>): Promise<SearchResult> {
    await permit;
    if (filter.cityIds?.length === 0) return { ids: [], total: 0 };
    const total = await this.countTotal(filter);
    const place = page.after === undefined ? null : await this.findPlace(page.after);
    const window = place ? { skip: 0, take: page.size, fromEnd: false } : pageWindow(total, page.number, page.size);
    if (window.take === 0) return { ids: [], total };
    const plan = await this.planPage(filter, total, window.skip + window.take);
    const conditions = [...filterConditions(filter, plan), ...(place ? placeConditions(page.sort, place) : [])];
    const rows = await this.read<{ id: number }>(pageStatement(conditions, page.sort, window));
    const ids = rows.map(({ id }) => id);
    return { ids: window.fromEnd ? ids.reverse() : ids, total };
  }

  private findPlace(id: number): Promise<TalentSearchEntity | null> {
    return this.dataSource.getRepository(TalentSearchEntity).findOneBy({ id });
  }

  private countTotal(filter: SearchFilter): Promise<number> {
    const { includesHidden, ...narrowing } = filter;
    const isUnfiltered = includesHidden && Object.values(narrowing).every((value) => value === undefined);
    return isUnfiltered ? this.readCounter(LISTED_SCOPE) : this.totals.get(JSON.stringify(filter), () => this.countRows(filter));
  }

  private async countRows(filter: SearchFilter): Promise<number> {
    const plan = await this.planByIds(filter);
    const [row] = await this.read<{ total: number | string }>(countStatement(filterConditions(filter, plan)));
    return Number(row?.total ?? 0);
  }

  private async readCounter(scope: string): Promise<number> {
    const [counter] = await this.dataSource.query<{ total: number }[]>(COUNTER, [scope]);
    return counter?.total ?? 0;
  }

  /**
   * Chooses the plan that reads fewer rows. Many matches are found within a few rows of the sorted index, whose tokens and
   * attributes are checked row by row; few matches are read from an index of ids.
   */
  private async planPage(filter: SearchFilter, total: number, wanted: number): Promise<ListingPlan> {
    if (!filter.tokens && !filter.attributes) return { tokens: 'postings first', leader: null };
    const listed = await this.readListed();
    return (wanted * listed) / total < total ? { tokens: 'rows first', leader: null } : this.planByIds(filter);
  }

  private async planByIds({ attributes = [] }: SearchFilter): Promise<ListingPlan> {
    if (attributes.length === 0) return { tokens: 'postings first', leader: null };
    const common = Math.ceil((await this.readListed()) * COMMON_SHARE);
    return { tokens: 'postings first', leader: await this.sizes.findRarest(attributes, common) };
  }

  private readListed(): Promise<number> {
    return this.totals.get(LISTED_SCOPE, () => this.readCounter(LISTED_SCOPE));
  }

  private read<Row>({ text, values }: Condition): Promise<readonly Row[]> {
    return this.dataSource.query<Row[]>(text, [...values]);
  }
}
