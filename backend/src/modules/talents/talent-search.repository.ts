import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { ExpiringCache } from '../../caching/expiring-cache';
import { pageWindow } from './page-window';
import type { SearchFilter, SearchPage, SearchResult, TalentSearch } from './talent-search';
import { TalentCounterEntity, TalentSearchEntity, TalentWordEntity } from './talent-search.entity';

type Query = SelectQueryBuilder<TalentSearchEntity>;

const ORDERS = {
  newest: { column: 's.createdAt', direction: 'DESC' },
  oldest: { column: 's.createdAt', direction: 'ASC' },
  'a-z': { column: 's.sortName', direction: 'ASC' },
  'z-a': { column: 's.sortName', direction: 'DESC' },
} as const;
const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;
const TOTAL_SECONDS = 10;
/** Sorts after every letter, also after those outside the basic plane. */
const AFTER_ANY_LETTER = '\u{10FFFF}';

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
    const rows = await this.filtered(filter)
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
    return isUnfiltered ? this.readCounter('listed') : this.totals.get(JSON.stringify(filter), () => this.countRows(filter));
  }

  private async countRows(filter: SearchFilter): Promise<number> {
    const row = await this.filtered(filter).select('COUNT(*)', 'total').getRawOne<{ total: number | string }>();
    return Number(row?.total ?? 0);
  }

  private async readCounter(scope: string): Promise<number> {
    const counter = await this.dataSource.getRepository(TalentCounterEntity).findOneBy({ scope });
    return counter?.total ?? 0;
  }

  private filtered(filter: SearchFilter): Query {
    const query = this.dataSource.getRepository(TalentSearchEntity).createQueryBuilder('s');
    if (!filter.includesHidden) query.andWhere('s.status = :visible', { visible: TALENT_STATUS.visible });
    if (filter.categoryId !== undefined) query.andWhere('s.categoryId = :categoryId', { categoryId: filter.categoryId });
    if (filter.subCategoryId !== undefined) query.andWhere('s.subCategoryId = :subCategoryId', { subCategoryId: filter.subCategoryId });
    if (filter.genderId !== undefined) query.andWhere('s.genderId = :genderId', { genderId: filter.genderId });
    if (filter.cityIds) query.andWhere('s.cityId IN (:...cityIds)', { cityIds: filter.cityIds });
    if (filter.born) query.andWhere('s.bornDay BETWEEN :bornFrom AND :bornTo', { bornFrom: filter.born.from, bornTo: filter.born.to });
    addWords(query, filter.words ?? []);
    return query;
  }
}

/** Ranges instead of LIKE: nothing to escape, and the index is used on every engine. */
function addWords(query: Query, words: readonly string[]): void {
  words.forEach((word, index) => {
    const isLast = index === words.length - 1;
    const matching = query
      .subQuery()
      .select('w.talentId')
      .from(TalentWordEntity, 'w')
      .where(isLast ? `w.word >= :word${index} AND w.word < :after${index}` : `w.word = :word${index}`)
      .getQuery();
    query.andWhere(`s.id IN ${matching}`, { [`word${index}`]: word, [`after${index}`]: `${word}${AFTER_ANY_LETTER}` });
  });
}
