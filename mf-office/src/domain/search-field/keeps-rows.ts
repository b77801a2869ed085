import { hashKey, type QueryKey } from '@tanstack/react-query';

type Found = { readonly pages: readonly { readonly data: readonly unknown[] }[] };
type Searched = { readonly queryKey: QueryKey };

/**
 * Tells whether the rows found before stay until those of the next search are there, so that a tap on one is not lost: where there
 * are any, and in the same list. `key` is the list's and ends with the words searched for.
 */
export function keepsRows(key: QueryKey, found: Found | undefined, before: Searched | undefined): boolean {
  const hasRows = found?.pages.some(({ data }) => data.length > 0) ?? false;
  return hasRows && before !== undefined && listOf(before.queryKey) === listOf(key);
}

const listOf = (key: QueryKey) => hashKey(key.slice(0, -1));
