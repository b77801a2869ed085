import { TALENT_STATUS, type Sort } from '@alltalent/shared/contracts';
import type { SearchFilter, SearchPage, SearchResult } from '../talent-search';
import { toWantedTokens } from '../token-conditions';
import type { Selection } from './selection';
import type { Field, TalentColumns } from './talent-columns';

type Condition = (selection: Selection) => void;

const ORDERS = {
  newest: { key: 'byTime', isBackwards: true },
  oldest: { key: 'byTime', isBackwards: false },
  'a-z': { key: 'byName', isBackwards: false },
  'z-a': { key: 'byName', isBackwards: true },
} as const satisfies Record<Sort, { key: 'byTime' | 'byName'; isBackwards: boolean }>;

/** Searches the columns synchronously, so that nothing changes meanwhile. */
export function searchColumns(columns: TalentColumns, filter: SearchFilter, page: SearchPage): SearchResult {
  const { key } = ORDERS[page.sort];
  const name = `${key} ${JSON.stringify(filter)}`;
  const list = columns.lists.find(name) ?? listOf(columns, filter, { key, name });
  return { ids: pageOf(columns, list, page).map((row) => columns.ids.at(row)), total: list.length };
}

type ListPlace = { readonly key: 'byTime' | 'byName'; readonly name: string };

function listOf(columns: TalentColumns, filter: SearchFilter, { key, name }: ListPlace): Int32Array {
  const { rows, marks } = columns.room;
  const selection: Selection = filter.tokens
    ? columns.tokens.select(toWantedTokens(filter.tokens), columns.room)
    : { rows, count: columns.count, isEvery: true };
  for (const condition of conditionsOf(columns, filter)) condition(selection);
  for (let index = 0; index < selection.count; index += 1) marks[rows[index] ?? 0] = 1;
  const list = columns.lists.add(name, selection.count);
  columns[key].fill(list, marks);
  marks.fill(0);
  return list;
}

/** Makes the conditions of a filter, the cheapest first, so that the others check fewer rows. */
function conditionsOf(columns: TalentColumns, filter: SearchFilter): Condition[] {
  const { born, cityIds, includesHidden } = filter;
  const between =
    (field: Field, from: number, to: number): Condition =>
    (selection) =>
      columns.field(field).filterBetween(selection, from, to);
  const equal = (field: Field, value: number | undefined) => (value === undefined ? [] : [between(field, value, value)]);
  return [
    ...equal('categoryId', filter.categoryId),
    ...equal('subCategoryId', filter.subCategoryId),
    ...equal('genderId', filter.genderId),
    ...(cityIds ? [(selection: Selection) => columns.field('cityId').filterOneOf(selection, cityIds)] : []),
    includesHidden ? between('status', 1, Infinity) : between('status', TALENT_STATUS.visible, TALENT_STATUS.visible),
    ...(born ? [between('bornDay', born.from, born.to)] : []),
    ...attributesOf(columns, filter),
  ];
}

function attributesOf(columns: TalentColumns, { attributes = [] }: SearchFilter): Condition[] {
  return attributes.map(({ attributeId, from, to }) => (selection) => {
    const column = columns.attribute(attributeId);
    if (column) column.filterBetween(selection, from, to);
    else selection.count = 0;
  });
}

function pageOf(columns: TalentColumns, list: Int32Array, { sort, number, size, after }: SearchPage): readonly number[] {
  const { key, isBackwards } = ORDERS[sort];
  const behind = after === undefined ? null : columns.ids.find(after);
  if (behind === null || !columns.isListed(behind)) return pieceOf(list, (number - 1) * size, { size, isBackwards });
  const before = columns[key].countBefore(list, behind);
  const isAmong = list[before] === behind;
  return pieceOf(list, isBackwards ? list.length - before : before + (isAmong ? 1 : 0), { size, isBackwards });
}

/** Returns `size` rows from either end; `start` counts from that end. */
function pieceOf(list: Int32Array, start: number, { size, isBackwards }: { size: number; isBackwards: boolean }): readonly number[] {
  if (!isBackwards) return [...list.subarray(start, start + size)];
  const end = Math.max(0, list.length - start);
  return [...list.subarray(Math.max(0, end - size), end)].reverse();
}
