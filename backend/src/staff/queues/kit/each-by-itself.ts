import type { BulkResult } from '@alltalent/shared/contracts';
import { DomainError } from '../../../kernel/domain-error';

/** What an act did: whether the item was otherwise before, and the version that it has now. */
export type Done = { readonly isChanged: boolean; readonly version: number };

/**
 * Runs an act on several items, one after another and each by itself: one that is refused leaves the others alone. `firstBy` finds the name
 * of the colleague who came before; '' for nobody. Throws what is no refusal; items before it stay changed, and are `same` when the call
 * comes again.
 */
export async function eachByItself<Item extends { readonly id: string }>(
  items: readonly Item[],
  act: (item: Item) => Promise<Done>,
  firstBy: (item: Item) => Promise<string>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const item of items) results.push(await resultOf(item, act, firstBy));
  return results;
}

async function resultOf<Item extends { readonly id: string }>(
  item: Item,
  act: (item: Item) => Promise<Done>,
  firstBy: (item: Item) => Promise<string>,
): Promise<BulkResult> {
  const { id } = item;
  try {
    const { isChanged, version } = await act(item);
    return { id, outcome: isChanged ? 'changed' : 'same', version, by: '', reason: '' };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const by = error.code === 'REVISION_STALE' ? await firstBy(item) : '';
    return { id, outcome: 'refused', version: null, by, reason: error.message };
  }
}
