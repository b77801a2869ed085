/**
 * Returns what was typed or pasted into a search, with single spaces. A pasted number can come with `tel:`, an address with
 * `mailto:`, and either with marks of direction that nobody sees.
 */
export function typedSearch(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^(?:tel|mailto):\s*/iu, '')
    .replaceAll(/\s+/gu, ' ');
}

/** Greatest character: a range of texts with one beginning ends before it. */
const GREATEST = '\u{10FFFF}';

/** Returns the end of the range of texts that begin with `start`; it is not in the range. */
export function endOfRange(start: string): string {
  return `${start}${GREATEST}`;
}
