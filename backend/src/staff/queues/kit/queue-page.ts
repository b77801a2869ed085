import { MOST_COUNTED, OFFICE_PAGE_SIZE, type QueueItem, type QueueResponse } from '@alltalent/shared/contracts';
import { cursorOf, type QueuePlace } from './queue-cursor';

/** Rows that a query of a page asks for: one more than it shows, which tells whether a next page follows. */
export const PAGE_ROWS = OFFICE_PAGE_SIZE + 1;
/** Rows that a total counts at most. */
export const COUNTED_ROWS = MOST_COUNTED + 1;

/** Makes the response of a page from up to PAGE_ROWS items with their places. */
export function pageOf(items: readonly { readonly item: QueueItem; readonly place: QueuePlace }[], total: number): QueueResponse {
  const shown = items.slice(0, OFFICE_PAGE_SIZE);
  const last = shown.at(-1);
  const next = items.length > shown.length && last ? cursorOf(last.place) : '';
  return { status: 200, data: shown.map(({ item }) => item), total, next };
}
