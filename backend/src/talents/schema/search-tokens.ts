const LONGEST_TOKEN = 40;
/** Letters that do not fall apart into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' };

/** Lower case, no accents, one blank between words: the same text for 'Élodie' and 'elodie'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[øłđðþæœßı]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** What A-Z sorts by: `D'Souza` stands where `Dsouza` would. */
export function toSortName(name: string): string {
  return foldText(name).replace(/['’`]/gu, '').slice(0, 80);
}

/**
 * Words to search for. `%`, `_` and `\` stay inside their word, so that they match only themselves; an apostrophe
 * is skipped, so that `d'souza` and `dsouza` are one word.
 */
export function toSearchTokens(text: string): string[] {
  const tokens = foldText(text)
    .replace(/['’`]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}%_\\]+/u)
    .filter((token) => token !== '');
  return [...new Set(tokens.map((token) => token.slice(0, LONGEST_TOKEN)))];
}

/** Words a text can be found by: also both halves of `D'Souza`. */
export function toIndexTokens(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...toSearchTokens(text), ...toSearchTokens(text.replace(/['’`]/gu, ' '))]))];
}
