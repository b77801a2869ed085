import { readWordsName, type TextKey } from '@alltalent/shared/contracts';

/** Returns the name of the wording that a text is; '' for every other text. */
export function wordingOf({ kind, name }: TextKey): string {
  return kind === 'words' ? (readWordsName(name)?.wording ?? '') : '';
}

/** Returns the wording of this name of a page's words; null for other texts, and for what is no name of one. */
export function wordingKey({ kind, name }: TextKey, wording: string): TextKey | null {
  const key = { kind, name: `${name}~${wording}` };
  return wording !== '' && wordingOf(key) === wording ? key : null;
}

/** Returns the words that a wording varies: those that its page has for everybody. */
export function pageWordsOf({ name }: TextKey): TextKey {
  return { kind: 'words', name: readWordsName(name)?.page ?? name };
}
