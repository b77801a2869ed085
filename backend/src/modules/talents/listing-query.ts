import { type Sort, TALENT_STATUS } from '@alltalent/shared/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { addAttributes, type AttributePlan } from './attribute-conditions';
import type { SearchFilter } from './talent-search';
import type { TalentSearchEntity } from './talent-search.entity';
import { addWords, type WordPlan } from './word-conditions';

type Query = SelectQueryBuilder<TalentSearchEntity>;

export type ListingPlan = { readonly words: WordPlan } & AttributePlan;

const ORDERS = {
  newest: { key: 'createdAt', direction: 'DESC' },
  oldest: { key: 'createdAt', direction: 'ASC' },
  'a-z': { key: 'sortName', direction: 'ASC' },
  'z-a': { key: 'sortName', direction: 'DESC' },
} as const satisfies Record<Sort, { key: 'createdAt' | 'sortName'; direction: 'ASC' | 'DESC' }>;
const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;

/** Conditions of a filter, each on a column or on an index of ids; never a join, which would change the plan. */
export function addFilter(query: Query, filter: SearchFilter, plan: ListingPlan): Query {
  if (!filter.includesHidden) query.andWhere('s.status = :visible', { visible: TALENT_STATUS.visible });
  if (filter.categoryId !== undefined) query.andWhere('s.categoryId = :categoryId', { categoryId: filter.categoryId });
  if (filter.subCategoryId !== undefined) query.andWhere('s.subCategoryId = :subCategoryId', { subCategoryId: filter.subCategoryId });
  if (filter.genderId !== undefined) query.andWhere('s.genderId = :genderId', { genderId: filter.genderId });
  if (filter.cityIds) query.andWhere('s.cityId IN (:...cityIds)', { cityIds: filter.cityIds });
  if (filter.born) query.andWhere('s.bornDay BETWEEN :bornFrom AND :bornTo', { bornFrom: filter.born.from, bornTo: filter.born.to });
  addWords(query, filter.words ?? [], plan.words);
  addAttributes(query, filter.attributes ?? [], plan);
  return query;
}

/** Equal names and seconds are told apart by the id, so that the order is the same for every page. */
export function addOrder(query: Query, sort: Sort, fromEnd: boolean): Query {
  const { key, direction } = ORDERS[sort];
  const order = fromEnd ? OPPOSITE[direction] : direction;
  return query.orderBy(`s.${key}`, order).addOrderBy('s.id', order);
}

/** Only what comes behind this row. The first comparison is the one an index can begin at. */
export function addPlace(query: Query, sort: Sort, { id, ...row }: Pick<TalentSearchEntity, 'id' | 'createdAt' | 'sortName'>): Query {
  const { key, direction } = ORDERS[sort];
  const behind = direction === 'ASC' ? '>' : '<';
  return query
    .andWhere(`s.${key} ${behind}= :place`, { place: row[key] })
    .andWhere(`(s.${key} ${behind} :place OR s.id ${behind} :placeId)`, { placeId: id });
}
