const SCHEME = /\b([a-z][a-z0-9+.-]{1,20}):\/\//giu;
/** A dot between a letter or digit and what may be the rest of a domain. */
const DOMAIN_DOT = /(?<=[\p{L}\p{N}-])\.(?=\p{L}{2,})/gu;
const CONTROL = /[^\P{Cc}\n]/gu;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Somebody's words as nothing but words: no mail program makes a link of them, and nothing in them is hidden. */
export function plainWords(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(SCHEME, '$1: ')
    .replace(DOMAIN_DOT, '[.]')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** A name on one line. */
export function plainName(...parts: readonly string[]): string {
  return plainWords(parts.join(' ')).replace(/\s+/gu, ' ');
}
