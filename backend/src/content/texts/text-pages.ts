import { readWordsName } from '@alltalent/shared/contracts';
import type { TextKey } from '../documents/documents.repository';

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
