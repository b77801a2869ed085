import { type RefObject, useEffect, useRef, useState } from 'react';

/** Before it is measured, and where nothing is laid out. */
const USUAL = 360;

/** Returns the ref of an element, and its width in CSS pixels as it changes. */
export function useWidth<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(Math.max(1, current.clientWidth)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
