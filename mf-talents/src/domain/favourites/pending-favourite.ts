import { tabMemory } from '@alltalent/shared/api';
import type { Favoured } from './favoured';

const KEY = 'alltalent.favourite-wish.v1';

/** Stores the favourite a visitor asked for until after the login, which may lead through another site. */
export function storePendingFavourite({ id, display_name }: Favoured): void {
  tabMemory.write(KEY, JSON.stringify({ id, display_name }));
}

/** Returns the stored favourite and removes it, so that it is saved only once. */
export function takePendingFavourite(): Favoured | null {
  const text = tabMemory.read(KEY);
  tabMemory.write(KEY, null);
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isFavoured(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isFavoured(stored: unknown): stored is Favoured {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('display_name' in stored)) return false;
  return typeof stored.id === 'number' && Number.isSafeInteger(stored.id) && typeof stored.display_name === 'string';
}
