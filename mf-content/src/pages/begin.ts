import type { LoaderFunction } from 'react-router';

/** A loader that begins a page's calls beside its code. The page itself shows waiting and failure, so nothing waits here. */
export const begin =
  (prefetch: () => readonly Promise<void>[]): LoaderFunction =>
  () => {
    void Promise.all(prefetch());
    return null;
  };
