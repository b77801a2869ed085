import type { LoaderFunction } from 'react-router';

/** Makes a loader that starts a page's requests while its code loads, without waiting for them: the page shows loading and failure. */
export const begin =
  (prefetch: () => readonly Promise<void>[]): LoaderFunction =>
  () => {
    void Promise.all(prefetch());
    return null;
  };
