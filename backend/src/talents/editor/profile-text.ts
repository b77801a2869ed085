const CONTROL = /[^\P{Cc}\n]/gu;
/** Invisible characters and marks of direction; those that join letters (Hindi, emoji) stay. */
const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Normalises a text of several lines: NFC, line feeds, no control or invisible characters. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(CONTROL, '')
    .replace(HIDDEN, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\s\u0085]+/gu, ' ')).replace(/ {2,}/gu, ' ');
}

/** Removes items whose keys are equal but for their case; the first stays. */
export function withoutDoubles<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
