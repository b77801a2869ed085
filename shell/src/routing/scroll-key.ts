import type { Location } from 'react-router';

/**
 * Returns the key under which a scroll position is stored. The first page of every document has the router's key
 * 'default', under which it would open at the position of the previous document in the tab.
 */
export function scrollKeyOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}
