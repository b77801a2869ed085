import { tabMemory } from '@alltalent/shared/api';
import type { Favoured } from './favoured';

const KEY = 'alltalent.favourite-wish.v1';

/** The heart a visitor pressed; it is kept over the login, which may lead through another site. */
export function keepWish({ id, display_name }: Favoured): void {
  tabMemory.write(KEY, JSON.stringify({ id, display_name }));
}

/** The wish, once: whoever asks next gets null. */
export function takeWish(): Favoured | null {
  const text = tabMemory.read(KEY);
  tabMemory.write(KEY, null);
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isFavoured(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isFavoured(kept: unknown): kept is Favoured {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('display_name' in kept)) return false;
  return typeof kept.id === 'number' && Number.isSafeInteger(kept.id) && typeof kept.display_name === 'string';
}
