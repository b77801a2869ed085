import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer that the URL fragment names and scrolls to it: once the answers have loaded, and for every link to one. The browser
 * looked for the fragment before the answers were rendered.
 */
export function useLinkedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }, [hash, key]);
}
