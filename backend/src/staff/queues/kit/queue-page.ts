import { MOST_COUNTED, OFFICE_PAGE_SIZE, type QueueItem } from '@alltalent/shared/contracts';
import { cursorOf, type QueuePlace } from './queue-cursor';

/** Rows that a query of a page asks for: one more than it shows, which tells whether a next page follows. */
export const PAGE_ROWS = OFFICE_PAGE_SIZE + 1;
/** Rows that a total counts at most. */
export const COUNTED_ROWS = MOST_COUNTED + 1;

/** Makes the response of a page from up to PAGE_ROWS items with their places. */
export function pageOf<Item extends QueueItem>(items: readonly { readonly item: Item; readonly place: QueuePlace }[], total: number) {
  const shown = items.slice(0, OFFICE_PAGE_SIZE);
  const last = shown.at(-1);
  const next = items.length > shown.length && last ? cursorOf(last.place) : '';
  return { status: 200, data: shown.map(({ item }) => item), total, next };
}

/** Makes the response of a page of a search from the items that were found, in the order of their keys. */
export function searchedPageOf<Item extends QueueItem>(keys: readonly string[], items: readonly Item[], next: string) {
  const found = new Map(items.map((item) => [item.id, item]));
  const data = keys.flatMap((key) => found.get(key) ?? []);
  return { status: 200, data, total: data.length, next };
}
