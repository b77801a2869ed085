import { type RefObject, useEffect, useRef } from 'react';

/** Pixels by which the room may differ from the height: heights of elements are rounded. */
const TOLERANCE = 1;

/**
 * Returns the ref of an element fixed to the bottom. Reserves its height where the style sheet has not, so that docked elements sit
 * above it and the end of the page can be reached. Each new value makes the browser calculate the styles of the whole page again.
 */
export function useFootRoom(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { offsetHeight } = current;
      if (!(Math.abs(offsetHeight - reservedRoom()) <= TOLERANCE)) style.setProperty('--foot-room', `${offsetHeight}px`);
    };
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(current);
    return () => {
      observer?.disconnect();
      style.removeProperty('--foot-room');
    };
  }, []);
  return element;
}

/** Returns the pixels that are reserved below the page: the padding that the shell's style sheet gives to the body. */
function reservedRoom(): number {
  return parseFloat(getComputedStyle(document.body).paddingBlockEnd);
}
