import { tabMemory } from '../../api/tab-memory';

const KEY = 'alltalent.save-search.v1';

/** Stores the path of the search that a visitor wants to save until after the login. */
export function storePendingSearch(path: string): void {
  tabMemory.write(KEY, path);
}

/** Tells whether this search was to be saved before the login, and forgets it. */
export function takePendingSearch(path: string): boolean {
  if (tabMemory.read(KEY) !== path) return false;
  tabMemory.write(KEY, null);
  return true;
}
