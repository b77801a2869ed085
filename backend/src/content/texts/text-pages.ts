import { PAGE_NAMES } from '@alltalent/shared/contracts';
import type { TextKey } from '../documents/documents.repository';

const PREFIXES = { page: '/', article: '/article/', faq: '/faqs#', opening: '/career/', story: '/success#' } as const;

/** Returns the path of the page that shows a text. */
export function publicPathOf({ kind, name }: TextKey): string {
  if (kind === 'words') return name === 'home' ? '/' : `/${name}`;
  return `${PREFIXES[kind]}${name}`;
}

/** Returns the title of a page's words: its name in words. */
export function wordsTitle(page: string): string {
  const words = page.replaceAll('-', ' ');
  return page === 'home' ? 'Home page' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** True for words of a page that the site has, and for every document. */
export function isTextKey({ kind, name }: TextKey): boolean {
  return kind !== 'words' || PAGE_NAMES.some((page) => page === name);
}
