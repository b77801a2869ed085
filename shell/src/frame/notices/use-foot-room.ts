import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of an element fixed to the bottom. Reserves its height, so that docked elements sit above it and the end
 * of the page can be reached.
 */
export function useFootRoom(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--foot-room', `${current.offsetHeight}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(current);
    return () => {
      observer?.disconnect();
      style.removeProperty('--foot-room');
    };
  }, []);
  return element;
}
