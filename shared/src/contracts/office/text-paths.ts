import { readWordsName } from '../content/page-names';
import type { TextKey } from './content';

const PREFIXES = { words: '/', page: '/', article: '/article/', faq: '/faqs#', opening: '/career/', story: '/success#' } as const;

/** Returns the path of the page that shows a text: `/faqs#is-it-free` for a question, `/singer` for each wording of that page. */
export function publicPathOf({ kind, name }: TextKey): string {
  const page = kind === 'words' ? (readWordsName(name)?.page ?? name) : name;
  return `${PREFIXES[kind]}${kind === 'words' && page === 'home' ? '' : page}`;
}
