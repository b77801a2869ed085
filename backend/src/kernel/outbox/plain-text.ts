import { LIMITS } from '@alltalent/shared/contracts';

const SCHEME = /\b([a-z][a-z0-9+.-]{1,20}):\/\//giu;
/** Dot between a letter or digit and a possible rest of a domain. */
const DOMAIN_DOT = /(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu;
const CONTROL = /[^\P{Cc}\n]/gu;
/** Invisible characters, except the two joiners, which Indian scripts need. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const NOT_OF_NAMES = /[^\p{L}\p{M}\p{Nd} '’.,&()/\p{Join_Control}-]/gu;
const LONG_NUMBER = /\p{Nd}(?:[ .,()/-]{0,2}\p{Nd}){3,}/gu;

/** Defuses untrusted text for a message: mail programs find no link in it, and invisible characters are removed. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(SCHEME, '$1: ')
    .replace(DOMAIN_DOT, '[.]')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Joins parts of a name on one line. Keeps letters, short numbers and punctuation of names, each part cut to a name's length. */
export function plainName(...parts: readonly string[]): string {
  const name = parts
    .map((part) => part.slice(0, LIMITS.nameLength))
    .join(' ')
    .replace(NOT_OF_NAMES, ' ')
    .replace(LONG_NUMBER, ' ');
  return plainText(name).replace(/\s+/gu, ' ');
}

const LONGEST_QUOTE = 300;
const QUOTATION_MARKS = /["“”„‟«»]/gu;

/** Quotes untrusted text: on one line, cut to `longest` characters, with inner quotation marks replaced. '' for empty text. */
export function quoted(text: string, longest = LONGEST_QUOTE): string {
  const line = [
    ...plainText(text)
      .replace(/[\s\u0085]+/gu, ' ')
      .replace(QUOTATION_MARKS, "'")
      .trim(),
  ];
  if (line.length === 0) return '';
  return line.length > longest ? `“${line.slice(0, longest).join('').trimEnd()}…”` : `“${line.join('')}”`;
}
