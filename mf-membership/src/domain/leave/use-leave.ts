import { useEffect, useState } from 'react';

/** Longest time a button waits for the next page, which may never come. */
const PATIENCE_MS = 15_000;

/** Goes to an address outside the pages of the router; replaced in tests. */
export const browser = { goTo: (url: string): void => window.location.assign(url) };

/** Leaves for the payment provider's page. `isLeaving` ends when the browser restores this page on the way back. */
export function useLeave(): { readonly isLeaving: boolean; readonly leaveTo: (url: string) => void } {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    const timer = setTimeout(stay, PATIENCE_MS);
    return () => {
      window.removeEventListener('pageshow', stay);
      clearTimeout(timer);
    };
  }, [isLeaving]);
  const leaveTo = (url: string) => {
    if (!isPage(url)) return;
    setLeaving(true);
    browser.goTo(url);
  };
  return { isLeaving, leaveTo };
}

function isPage(url: string): boolean {
  return ['https:', 'http:'].includes(new URL(url, window.location.href).protocol);
}
