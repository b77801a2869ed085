import type { BulkResult } from '../../../contracts';
import type { OfficeAnswer } from './office-call';

type Sent = { readonly id: string };

/** Answers a call about several items: `act` changes one and returns its version now, or who was first. */
export function bulkAnswer<Item extends Sent>(items: unknown, act: (item: Item) => number | { readonly by: string }): OfficeAnswer {
  const results = (Array.isArray(items) ? (items as readonly Item[]) : []).map((item): BulkResult => {
    const done = act(item);
    if (typeof done === 'number') return { id: item.id, outcome: 'changed', version: done, by: '', reason: '' };
    return { id: item.id, outcome: 'refused', version: null, by: done.by, reason: `${done.by} changed this meanwhile.` };
  });
  return { body: { status: 200, data: results } };
}

/** Whether one of these texts begins with what a search has; every text begins with nothing. */
export function begins(texts: readonly (string | undefined)[], search: unknown): boolean {
  const typed = String(search ?? '')
    .trim()
    .toLowerCase()
    .replace(/^#(?=\d)/u, '');
  return texts.some((text) => text?.toLowerCase().startsWith(typed) ?? false);
}
