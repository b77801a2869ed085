import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A query that the server ran for a page: its key, its data, and the time of the data in epoch milliseconds. */
export type DrawnQuery = readonly [key: QueryKey, data: unknown, updatedAt: number];

/** What the server drew a page from. The document carries it, so that the browser's first render is equal. */
export type DrawnPage = {
  readonly remote: string;
  readonly version: string;
  /** When it was drawn, in epoch milliseconds. */
  readonly drawnAt: number;
  /** Data of the routes' loaders by route id, as the router keeps it. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** What a loader said of a page that is not there, by the id of the route that shows it, as the router keeps it. */
  readonly errors: Readonly<Record<string, object>> | null;
  readonly queries: readonly DrawnQuery[];
};

/** Id of the document's data block. */
export const DRAWN_PAGE_ID = 'drawn-page';

/** Id of the template that holds the scripts of a drawn page, and the links that preload them. */
export const PAGE_FILES_ID = 'page-files';

/** Returns what the server drew the document's page from; null when the document came without a drawn page. */
export function readDrawnPage(): DrawnPage | null {
  const text = document.getElementById(DRAWN_PAGE_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as DrawnPage;
  } catch {
    return null;
  }
}

/** Returns the finished queries of a page for its document, without those whose meta says `isUnsent`. */
export function drawnQueries(queryClient: QueryClient): readonly DrawnQuery[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta?.['isUnsent'] !== true)
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
}

/**
 * Gives the browser's query client the data that the page was drawn from. For a member it is out of date at once, as it is what
 * a visitor without an account gets.
 */
export function restoreQueries(queryClient: QueryClient, queries: readonly DrawnQuery[], isMember: boolean): void {
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, data, { updatedAt: isMember ? 1 : updatedAt });
}
