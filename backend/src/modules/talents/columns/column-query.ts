import { TALENT_STATUS, type Sort } from '@alltalent/shared/contracts';
import { pageWindow } from '../page-window';
import type { SearchFilter, SearchPage, SearchResult } from '../talent-search';
import { toWantedWords } from '../word-conditions';
import type { Selection } from './selection';
import type { Field, TalentColumns } from './talent-columns';

type Condition = (selection: Selection) => void;

const ORDERS = {
  newest: { key: 'byTime', isBackwards: true },
  oldest: { key: 'byTime', isBackwards: false },
  'a-z': { key: 'byName', isBackwards: false },
  'z-a': { key: 'byName', isBackwards: true },
} as const satisfies Record<Sort, { key: 'byTime' | 'byName'; isBackwards: boolean }>;

/** Looks through the columns, in one go: nothing changes meanwhile. `candidates`: ids of all whom some word can match. */
export function searchColumns(
  columns: TalentColumns,
  filter: SearchFilter,
  page: SearchPage,
  candidates: readonly number[] | null,
): SearchResult {
  const selection = candidates ? rowsOf(columns, candidates) : everyRow(columns);
  for (const condition of conditionsOf(columns, filter)) condition(selection);
  const rows = pageOf(columns, selection, page);
  return { ids: rows.map((row) => columns.ids.at(row)), total: selection.count };
}

/** Those that cost least come first, so that the others have fewer rows left to look at. */
function conditionsOf(columns: TalentColumns, filter: SearchFilter): Condition[] {
  const { born, cityIds, words, includesHidden } = filter;
  const between =
    (field: Field, from: number, to: number): Condition =>
    (selection) =>
      columns.field(field).keepBetween(selection, from, to);
  const equal = (field: Field, value: number | undefined) => (value === undefined ? [] : [between(field, value, value)]);
  return [
    ...equal('categoryId', filter.categoryId),
    ...equal('subCategoryId', filter.subCategoryId),
    ...equal('genderId', filter.genderId),
    ...(cityIds ? [(selection: Selection) => columns.field('cityId').keepOneOf(selection, cityIds)] : []),
    includesHidden ? between('status', 1, Infinity) : between('status', TALENT_STATUS.visible, TALENT_STATUS.visible),
    ...(born ? [between('bornDay', born.from, born.to)] : []),
    ...attributesOf(columns, filter),
    ...(words ? [(selection: Selection) => columns.words.keepAll(selection, toWantedWords(words))] : []),
  ];
}

function attributesOf(columns: TalentColumns, { attributes = [] }: SearchFilter): Condition[] {
  return attributes.map(({ attributeId, from, to }) => (selection) => {
    const column = columns.attribute(attributeId);
    if (column) column.keepBetween(selection, from, to);
    else selection.count = 0;
  });
}

function everyRow({ count }: TalentColumns): Selection {
  const rows = new Int32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  return { rows, count };
}

function rowsOf(columns: TalentColumns, ids: readonly number[]): Selection {
  const rows = Int32Array.from(new Set(ids.flatMap((id) => columns.ids.find(id) ?? [])));
  return { rows, count: rows.length };
}

function pageOf(columns: TalentColumns, { rows, count }: Selection, { sort, number, size, after }: SearchPage): number[] {
  const { key, isBackwards } = ORDERS[sort];
  const behind = after === undefined ? null : columns.ids.find(after);
  const isBehind = behind !== null && columns.isListed(behind);
  const { skip, take, fromEnd } = pageWindow(count, number, size);
  if (count === 0 || (take === 0 && !isBehind)) return [];
  const marks = new Uint8Array(columns.count);
  for (let index = 0; index < count; index += 1) marks[rows[index] ?? 0] = 1;
  if (isBehind) return columns[key].pageBehind(marks, behind, { take: size, isBackwards });
  const page = columns[key].page(marks, { skip, take, isBackwards: isBackwards !== fromEnd });
  return fromEnd ? page.reverse() : page;
}
