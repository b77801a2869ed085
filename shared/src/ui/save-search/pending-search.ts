import { tabMemory } from '@alltalent/shared/api';

const KEY = 'alltalent.save-search.v1';

/** Stores the path of the search that a visitor wants to save until after the login; null forgets it. */
export function storePendingSearch(path: string | null): void {
  tabMemory.write(KEY, path);
}

/** Tells whether this search was to be saved before the login. */
export function isPendingSearch(path: string): boolean {
  return tabMemory.read(KEY) === path;
}
