import { readWordsName } from '@alltalent/shared/contracts';
import type { TextKey } from '../documents/documents.repository';

const PREFIXES = { words: '/', page: '/', article: '/article/', faq: '/faqs#', opening: '/career/', story: '/success#' } as const;

/** Returns the path of the page that shows a text. */
export function publicPathOf({ kind, name }: TextKey): string {
  const page = kind === 'words' ? readWordsName(name)?.page : undefined;
  if (page) return page === 'home' ? '/' : `/${page}`;
  return `${PREFIXES[kind]}${name}`;
}

/** Returns the title of a page's words: its name in words, and the wording, such as `Singer, wording summer`. */
export function wordsTitle(name: string): string {
  const { page, wording } = readWordsName(name) ?? { page: name, wording: '' };
  const words = page.replaceAll('-', ' ');
  const title = page === 'home' ? 'Home page' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return wording === '' ? title : `${title}, wording ${wording}`;
}

/** True for words of a page that the site has, and for every document. */
export function isTextKey({ kind, name }: TextKey): boolean {
  return kind !== 'words' || readWordsName(name) !== undefined;
}
