import type { PreviewWords } from '@alltalent/shared/contracts';
import { prefersReducedMotion } from '@alltalent/shared/ui';
import { findWords } from './find-words';

const LOOK_AGAIN_MS = 100;
/** How often the page is looked at before words count as not shown: long enough for a section and the draft to come. */
const MOST_LOOKS = 25;
const MARK_MS = 1800;
/** Room that the header takes at the top of the window, in pixels. */
const HEADER = 88;

let next: ReturnType<typeof setTimeout> | undefined;

/** Scrolls to the words and marks them for a moment. Words that the page does not show within some seconds change nothing. */
export function showWords(words: PreviewWords): void {
  clearTimeout(next);
  look(words, MOST_LOOKS);
}

function look(words: PreviewWords, looks: number): void {
  const found = findWords(words, document.querySelector('main') ?? document.body);
  if (found) {
    const isLate = looks < MOST_LOOKS;
    const place = seenAround(found);
    scrollTo(place);
    mark(place);
    // Sections above the words may still come, and push them down.
    if (isLate) next = setTimeout(() => scrollTo(place), 6 * LOOK_AGAIN_MS);
    return;
  }
  // Sections come when they are near the window, or for who goes on by keyboard.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  if (looks > 1) next = setTimeout(() => look(words, looks - 1), LOOK_AGAIN_MS);
}

/** Returns the element, or what is seen around it; a closed disclosure around it opens. */
function seenAround(found: Element): Element {
  found.closest('details:not([open])')?.setAttribute('open', '');
  let seen = found;
  while (seen.getClientRects().length === 0 && seen.parentElement) seen = seen.parentElement;
  return seen;
}

/** Scrolls this window, and a row around the place, until it is in sight. Scrolling the place into view would move the office, too. */
function scrollTo(place: Element): void {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  const { top, bottom, height, left, width } = place.getBoundingClientRect();
  if (top < HEADER || bottom > window.innerHeight)
    window.scrollBy({ top: top - Math.max(HEADER, (window.innerHeight - height) / 2), behavior });
  const row = rowAround(place);
  const box = row?.getBoundingClientRect();
  if (box && (left < box.left || left + width > box.right)) row?.scrollBy({ left: left - box.left, behavior });
}

function rowAround(place: Element): Element | null {
  for (let box = place.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth && /auto|scroll/u.test(getComputedStyle(box).overflowX)) return box;
  return null;
}

/** Draws a line around the place, without touching what React keeps there. */
function mark(place: Element): void {
  const line = { outline: '3px solid var(--focus)', outlineOffset: '4px' };
  const end = prefersReducedMotion() ? line : { ...line, outlineColor: 'transparent' };
  place.animate([line, { ...line, offset: 0.7 }, end], MARK_MS);
}
