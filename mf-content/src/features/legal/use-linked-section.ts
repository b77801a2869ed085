import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the section the address names. The browser looked for it before the page was there. */
export function useLinkedSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const isRestored = window.scrollY > 0;
    if (hash !== '' && !isRestored) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
