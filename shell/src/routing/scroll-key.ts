import type { Location } from 'react-router';

/**
 * Under which name a place on a page is kept. The first page of every document has the router's key 'default'; kept
 * under that, a page would open where the one before it in the same tab was left.
 */
export function scrollKeyOf({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? pathname : key;
}
