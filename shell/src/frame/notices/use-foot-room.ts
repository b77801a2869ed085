import { type RefObject, useEffect, useRef } from 'react';

/** Keeps free at the lower edge what the element covers, so that docks stand above it and the page's end can be reached. */
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
