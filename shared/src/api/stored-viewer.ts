import { useBrowserValue } from './browser-value';
import { storage } from './storage';

/** Id of the account whose session this browser remembers; null for a visitor. A hint, never a proof. */
export function storedViewer(): string | null {
  return storage.get('is_login') === 'true' ? storage.get('user_id') : null;
}

/** `storedViewer` for a component: a page drawn by the server is that of a visitor first. */
export function useStoredViewer(): string | null {
  return useBrowserValue(storedViewer, null);
}
