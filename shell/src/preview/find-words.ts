import type { PreviewWords } from '@alltalent/shared/contracts';

/** Elements whose text nobody sees. */
const UNSEEN = new Set(['NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE']);

/**
 * Returns the innermost element in which the words stand; of several the one with the texts of their part nearest to it. Null where
 * the page does not show them.
 */
export function findWords({ words, beside }: PreviewWords, page: Element): Element | null {
  const sought = inOneLine(words);
  const places = sought === '' ? [] : innermost(page, sought);
  const near = beside.map(inOneLine).filter((text) => text !== '' && has(page, text));
  const rank = new Map(places.map((place) => [place, [distance(place, near, page), isSeen(place) ? 0 : 1, extra(place, sought)]]));
  return places.toSorted((one, other) => compare(rank.get(one), rank.get(other)))[0] ?? null;
}

function innermost(element: Element, words: string): readonly Element[] {
  if (!has(element, words)) return [];
  const inner = [...element.children].flatMap((child) => innermost(child, words));
  return inner.length > 0 ? inner : [element];
}

/** Returns how many elements one leaves, from the place outwards, until each of the texts is met, all together. */
function distance(place: Element, near: readonly string[], page: Element): number {
  let steps = 0;
  for (const text of near)
    for (let around: Element | null = place; around !== null && around !== page && !has(around, text); around = around.parentElement)
      steps += 1;
  return steps;
}

/** Returns how many characters the element shows besides the words. */
function extra(place: Element, words: string): number {
  return inOneLine(place.textContent).length - words.length;
}

function isSeen(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : true;
}

function has(element: Element, words: string): boolean {
  return inOneLine(element.textContent).includes(words) && inOneLine(seenText(element)).includes(words);
}

function seenText(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  return UNSEEN.has(node.tagName) ? '' : [...node.childNodes].map(seenText).join('');
}

function inOneLine(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/gu, ' ').trim();
}

function compare(one: readonly number[] = [], other: readonly number[] = []): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
