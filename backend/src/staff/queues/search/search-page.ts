import { refuseIn } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';

/** An item of a queue, with the row of an index that leads to it. */
export type Led = { readonly leader: string; readonly item: string };

/** A range of an index that leads to items of a queue, such as the accounts whose name begins with the words of a search. */
export type SearchSource = {
  /** Finds up to `most` rows of the range in its order, those behind `after`, by their keys. */
  readonly find: (after: string | null, most: number) => Promise<readonly string[]>;
  /** Finds the items that these rows lead to and that fit the queue, the items of one row in an order that stays. */
  readonly itemsOf: (leaders: readonly string[]) => Promise<readonly Led[]>;
};

type Place = { readonly source: number; readonly leader: string; readonly item: string };
/** Keys of items, each once; `next`: '' on the last page. */
export type SearchedPage = { readonly keys: readonly string[]; readonly next: string };

const ROWS_PER_QUERY = 200;
/** Rows that are looked at for one page: a short search of a large table can need several pages, each of which costs the same. */
export const MOST_LOOKED_AT = 1000;

/**
 * Returns up to `most` items behind a place, in the order of the sources. A page can repeat an item of an earlier one that another source
 * led to. Throws VALIDATION_FAILED for a text that is no place.
 */
export async function searchedPage(sources: readonly SearchSource[], after: string | undefined, most: number): Promise<SearchedPage> {
  const begin = parsePlace(after);
  const found: Place[] = [];
  let looked = 0;
  for (const [index, source] of [...sources.entries()].slice(begin?.source ?? 0)) {
    let last = begin?.source === index ? begin.leader : null;
    if (begin?.source === index && begin.item !== '') found.push(...(await restOf(source, begin)));
    for (;;) {
      if (found.length > most) return cut(found, most);
      const leaders = await source.find(last, ROWS_PER_QUERY);
      looked += leaders.length;
      found.push(...(await placesOf(source, leaders, index)));
      if (found.length > most) return cut(found, most);
      last = leaders.at(-1) ?? last;
      if (leaders.length < ROWS_PER_QUERY) break;
      if (looked >= MOST_LOOKED_AT) return { keys: keysOf(found), next: placeText({ source: index, leader: last ?? '', item: '' }) };
    }
  }
  return { keys: keysOf(found), next: '' };
}

async function placesOf(source: SearchSource, leaders: readonly string[], index: number): Promise<Place[]> {
  if (leaders.length === 0) return [];
  const led = await source.itemsOf(leaders);
  return leaders.flatMap((leader) => led.filter((one) => one.leader === leader).map(({ item }) => ({ source: index, leader, item })));
}

/** What a row leads to behind the last item of the page before. A row that is its item has nothing more, whatever a place says. */
async function restOf(source: SearchSource, { source: index, leader, item }: Place): Promise<Place[]> {
  const items = (await source.itemsOf([leader])).filter((led) => led.item !== leader);
  return items.slice(items.findIndex((led) => led.item === item) + 1).map((led) => ({ source: index, ...led }));
}

function cut(found: readonly Place[], most: number): SearchedPage {
  const shown = found.slice(0, most);
  const last = shown.at(-1);
  return { keys: keysOf(shown), next: last ? placeText(last) : '' };
}

function keysOf(found: readonly Place[]): readonly string[] {
  return [...new Set(found.map(({ item }) => item))];
}

function placeText({ source, leader, item }: Place): string {
  return `${source}.${leader}.${item}`;
}

function parsePlace(after: string | undefined): Place | null {
  if (after === undefined || after === '') return null;
  const { source, leader, item } = /^(?<source>\d)\.(?<leader>[\w:-]{1,40})\.(?<item>[\w:-]{0,40})$/u.exec(after)?.groups ?? {};
  if (source === undefined || leader === undefined || item === undefined) throw refuseIn({ after: t('officeQueues.noPlace') });
  return { source: Number(source), leader, item };
}

/** Answers that rows are items themselves, of a range which has only those that wait. */
export function themselves(leaders: readonly string[]): Promise<Led[]> {
  return Promise.resolve(leaders.map((leader) => ({ leader, item: leader })));
}
