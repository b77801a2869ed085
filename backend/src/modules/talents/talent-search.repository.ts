import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { ExpiringCache } from '../../caching/expiring-cache';
import { pageWindow } from './page-window';
import { LISTED_SCOPE } from './talent-counts';
import type { SearchFilter, SearchPage, SearchResult, TalentSearch } from './talent-search';
import { TalentCounterEntity, TalentSearchEntity } from './talent-search.entity';
import { addWords, type WordPlan } from './word-conditions';

type Query = SelectQueryBuilder<TalentSearchEntity>;

const ORDERS = {
  newest: { column: 's.createdAt', direction: 'DESC' },
  oldest: { column: 's.createdAt', direction: 'ASC' },
  'a-z': { column: 's.sortName', direction: 'ASC' },
  'z-a': { column: 's.sortName', direction: 'DESC' },
} as const;
const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;
const TOTAL_SECONDS = 10;

/** Reads ids from the projection's covering indexes; never joins a lookup table, which would change the plan. */
@Injectable()
export class TalentSearchRepository implements TalentSearch {
  private readonly totals = new ExpiringCache<number>({ seconds: TOTAL_SECONDS, maxEntries: 500 });

  constructor(private readonly dataSource: DataSource) {}

  async search(filter: SearchFilter, page: SearchPage): Promise<SearchResult> {
    if (filter.cityIds?.length === 0) return { ids: [], total: 0 };
    const total = await this.countTotal(filter);
    const { skip, take, fromEnd } = pageWindow(total, page.number, page.size);
    if (take === 0) return { ids: [], total };
    const { column, direction } = ORDERS[page.sort];
    const order = fromEnd ? OPPOSITE[direction] : direction;
    const plan = await this.planWords(filter, total, skip + take);
    const rows = await this.filtered(filter, plan)
      .select('s.id', 'id')
      .orderBy(column, order)
      .addOrderBy('s.id', order)
      .offset(skip)
      .limit(take)
      .getRawMany<{ id: number }>();
    const ids = rows.map((row) => Number(row.id));
    return { ids: fromEnd ? ids.reverse() : ids, total };
  }

  private countTotal(filter: SearchFilter): Promise<number> {
    const { includesHidden, ...narrowing } = filter;
    const isUnfiltered = includesHidden && Object.values(narrowing).every((value) => value === undefined);
    return isUnfiltered ? this.readCounter(LISTED_SCOPE) : this.totals.get(JSON.stringify(filter), () => this.countRows(filter));
  }

  private async countRows(filter: SearchFilter): Promise<number> {
    const row = await this.filtered(filter).select('COUNT(*)', 'total').getRawOne<{ total: number | string }>();
    return Number(row?.total ?? 0);
  }

  private async readCounter(scope: string): Promise<number> {
    const counter = await this.dataSource.getRepository(TalentCounterEntity).findOneBy({ scope });
    return counter?.total ?? 0;
  }

  /**
   * A common word is found within a few rows of the sorted index, so its postings are looked up row by row; a rare
   * one is read from its postings. The cheaper way is the one that touches fewer rows.
   */
  private async planWords({ words }: SearchFilter, total: number, wanted: number): Promise<WordPlan> {
    if (!words) return 'postings first';
    const listed = await this.totals.get(LISTED_SCOPE, () => this.readCounter(LISTED_SCOPE));
    return (wanted * listed) / total < total ? 'rows first' : 'postings first';
  }

  private filtered(filter: SearchFilter, plan: WordPlan = 'postings first'): Query {
    const query = this.dataSource.getRepository(TalentSearchEntity).createQueryBuilder('s');
    if (!filter.includesHidden) query.andWhere('s.status = :visible', { visible: TALENT_STATUS.visible });
    if (filter.categoryId !== undefined) query.andWhere('s.categoryId = :categoryId', { categoryId: filter.categoryId });
    if (filter.subCategoryId !== undefined) query.andWhere('s.subCategoryId = :subCategoryId', { subCategoryId: filter.subCategoryId });
    if (filter.genderId !== undefined) query.andWhere('s.genderId = :genderId', { genderId: filter.genderId });
    if (filter.cityIds) query.andWhere('s.cityId IN (:...cityIds)', { cityIds: filter.cityIds });
    if (filter.born) query.andWhere('s.bornDay BETWEEN :bornFrom AND :bornTo', { bornFrom: filter.born.from, bornTo: filter.born.to });
    addWords(query, filter.words ?? [], plan);
    return query;
  }
}
