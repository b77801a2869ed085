import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the application that the address names into view, with the focus. For what is drawn once the applications are there. */
export function useTarget(): string {
  const { hash, key } = useLocation();
  const target = hash.slice(1);
  useEffect(() => {
    // A new page gets the focus as a whole first, after the effects of what is on it.
    const frame = requestAnimationFrame(() => {
      const element = target === '' ? null : document.getElementById(target);
      element?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [target, key]);
  return target;
}
