import { type Sort, TALENT_STATUS } from '@alltalent/shared/contracts';
import { attributeConditions, type AttributePlan } from './attribute-conditions';
import { bound, type Condition } from '../schema/condition';
import type { PageWindow } from './page-window';
import type { SearchFilter } from './talent-search';
import type { TalentSearchEntity } from '../schema/talent-search.entity';
import { tokenConditions, type TokenPlan } from './token-conditions';

export type ListingPlan = { readonly tokens: TokenPlan } & AttributePlan;

const ORDERS = {
  newest: { key: 'createdAt', column: 's.created_at', direction: 'DESC' },
  oldest: { key: 'createdAt', column: 's.created_at', direction: 'ASC' },
  'a-z': { key: 'sortName', column: 's.sort_name', direction: 'ASC' },
  'z-a': { key: 'sortName', column: 's.sort_name', direction: 'DESC' },
} as const satisfies Record<Sort, { key: 'createdAt' | 'sortName'; column: string; direction: 'ASC' | 'DESC' }>;
const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;

/** Makes the conditions of a filter, each on a column or an index of ids; a join would change the query plan. */
export function filterConditions(filter: SearchFilter, plan: ListingPlan): Condition[] {
  const { categoryId, subCategoryId, genderId, cityIds, born } = filter;
  return [
    ...(filter.includesHidden ? [] : [bound('s.status = ?', TALENT_STATUS.visible)]),
    ...(categoryId === undefined ? [] : [bound('s.category_id = ?', categoryId)]),
    ...(subCategoryId === undefined ? [] : [bound('s.sub_category_id = ?', subCategoryId)]),
    ...(genderId === undefined ? [] : [bound('s.gender_id = ?', genderId)]),
    ...(cityIds ? [bound(`s.city_id IN (${cityIds.map(() => '?').join(', ')})`, ...cityIds)] : []),
    ...(born ? [bound('s.born_day BETWEEN ? AND ?', born.from, born.to)] : []),
    ...tokenConditions(filter.tokens ?? [], plan.tokens),
    ...attributeConditions(filter.attributes ?? [], plan),
  ];
}

/** Restricts a list to what follows this row. The first comparison is where an index scan begins. */
export function placeConditions(sort: Sort, { id, ...row }: Pick<TalentSearchEntity, 'id' | 'createdAt' | 'sortName'>): Condition[] {
  const { key, column, direction } = ORDERS[sort];
  const behind = direction === 'ASC' ? '>' : '<';
  return [bound(`${column} ${behind}= ?`, row[key]), bound(`(${column} ${behind} ? OR s.id ${behind} ?)`, row[key], id)];
}

export function countStatement(conditions: readonly Condition[]): Condition {
  return statement('SELECT COUNT(*) AS total', conditions, '');
}

/**
 * Makes the statement of a page. Equal names and times are ordered by id, so that every page has the same order. It is not
 * prepared, because MariaDB sometimes scans the whole index for a prepared statement where twelve rows would do.
 */
export function pageStatement(conditions: readonly Condition[], sort: Sort, { skip, take, fromEnd }: PageWindow): Condition {
  const { column, direction } = ORDERS[sort];
  const order = fromEnd ? OPPOSITE[direction] : direction;
  const sorted = ` ORDER BY ${column} ${order}, s.id ${order}`;
  const { text, values } = statement('SELECT s.id AS id', conditions, `${sorted} LIMIT ? OFFSET ?`);
  return bound(text, ...values, take, skip);
}

function statement(select: string, conditions: readonly Condition[], rest: string): Condition {
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.map(({ text }) => text).join(' AND ')}`;
  return bound(`${select} FROM talent_search s${where}${rest}`, ...conditions.flatMap(({ values }) => values));
}
