import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The sections come after the router looked for the anchor. */
export function useHashScroll(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
