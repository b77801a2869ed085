import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer the address names and brings it into view: once the answers are there, and with every link to one.
 * The browser looked for it before the page was there.
 */
export function useLinkedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }, [hash, key]);
}
