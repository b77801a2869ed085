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

/** Looks through the columns, in one go: nothing changes meanwhile. */
export function searchColumns(columns: TalentColumns, filter: SearchFilter, page: SearchPage): SearchResult {
  const { rows: room, marks } = columns.room;
  const selection: Selection = filter.words
    ? columns.words.select(toWantedWords(filter.words), columns.room)
    : { rows: room, count: columns.count, isEvery: true };
  for (const condition of conditionsOf(columns, filter)) condition(selection);
  const rows = pageOf(columns, selection, { page, marks });
  return { ids: rows.map((row) => columns.ids.at(row)), total: selection.count };
}

/** Those that cost least come first, so that the others have fewer rows left to look at. */
function conditionsOf(columns: TalentColumns, filter: SearchFilter): Condition[] {
  const { born, cityIds, includesHidden } = filter;
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
  ];
}

function attributesOf(columns: TalentColumns, { attributes = [] }: SearchFilter): Condition[] {
  return attributes.map(({ attributeId, from, to }) => (selection) => {
    const column = columns.attribute(attributeId);
    if (column) column.keepBetween(selection, from, to);
    else selection.count = 0;
  });
}

type Paging = { readonly page: SearchPage; readonly marks: Uint8Array };

function pageOf(columns: TalentColumns, { rows, count }: Selection, { page: { sort, number, size, after }, marks }: Paging): number[] {
  const { key, isBackwards } = ORDERS[sort];
  const behind = after === undefined ? null : columns.ids.find(after);
  const isBehind = behind !== null && columns.isListed(behind);
  const { skip, take, fromEnd } = pageWindow(count, number, size);
  if (count === 0 || (take === 0 && !isBehind)) return [];
  for (let index = 0; index < count; index += 1) marks[rows[index] ?? 0] = 1;
  const page = isBehind
    ? columns[key].pageBehind(marks, behind, { take: size, isBackwards })
    : columns[key].page(marks, { skip, take, isBackwards: isBackwards !== fromEnd });
  marks.fill(0);
  return fromEnd && !isBehind ? page.reverse() : page;
}
