import { type RefObject, useEffect, useState } from 'react';

/** Whether the element's content is wider than the element. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setOverflowing(current.scrollWidth > current.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
