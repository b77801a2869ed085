import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the application that the address names into view, with the focus. For what is drawn once the applications are there. */
export function useTarget(): string {
  const { hash, key } = useLocation();
  const target = hash.slice(1);
  useEffect(() => {
    const element = target !== '' ? document.getElementById(target) : null;
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [target, key]);
  return target;
}
