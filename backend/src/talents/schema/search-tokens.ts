const LONGEST_TOKEN = 40;
/** Letters that Unicode does not split into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' };

/** Folds a text to lower case without accents, with one blank between words: 'Élodie' becomes 'elodie'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[øłđðþæœßı]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Returns the text A-Z sorts by, at most 80 characters: `D'Souza` is sorted as `Dsouza`. */
export function toSortName(name: string): string {
  return foldText(name).replace(/['’`]/gu, '').slice(0, 80);
}

/**
 * Splits a search text into tokens. `%`, `_` and `\` are part of a token, so that they match only themselves; an apostrophe
 * is skipped, so that `d'souza` and `dsouza` are one token.
 */
export function toSearchTokens(text: string): string[] {
  const tokens = foldText(text)
    .replace(/['’`]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}%_\\]+/u)
    .filter((token) => token !== '');
  return [...new Set(tokens.map((token) => token.slice(0, LONGEST_TOKEN)))];
}

/** Returns the tokens by which texts are found, both halves of `D'Souza` included. */
export function toIndexTokens(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...toSearchTokens(text), ...toSearchTokens(text.replace(/['’`]/gu, ' '))]))];
}
