import { LRUCache } from 'lru-cache';
import type { RememberedCards } from '../talent-search';
import type { CardTalent } from '../talent.mapper';

/** Most cached cards, a few megabytes: most visitors look at the same first pages. */
const MOST_CARDS = 5000;

/** Caches cards until their talent changes, the least recently used dropped first. */
export class CardMemory implements RememberedCards {
  private readonly cards = new LRUCache<number, CardTalent>({ max: MOST_CARDS });
  private changes = 0;

  async find(ids: readonly number[], read: (missing: readonly number[]) => Promise<readonly CardTalent[]>): Promise<CardTalent[]> {
    const known = new Map(ids.map((id) => [id, this.cards.get(id)]));
    const missing = ids.filter((id) => !known.get(id));
    if (missing.length > 0) {
      const changesBefore = this.changes;
      const cards = await read(missing);
      for (const card of cards) known.set(card.id, card);
      // A talent that changed meanwhile may have been read in the former state.
      if (this.changes === changesBefore) for (const card of cards) this.cards.set(card.id, card);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  delete(ids: readonly number[]): void {
    if (ids.length === 0) return;
    this.changes += 1;
    for (const id of ids) this.cards.delete(id);
  }
}
