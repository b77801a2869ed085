import { useEffect, useRef, useState } from 'react';

const LEAST_SHOWN_MS = 300;

/** Returns whether to show a skeleton: after a short wait, so that quick responses show none, and then long enough not to flash. */
export function useDelayed(isLoading: boolean, delayMs = 150): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading === isShown) return;
    const wait = isLoading ? delayMs : Math.max(0, shownAt.current + LEAST_SHOWN_MS - Date.now());
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      setShown(isLoading);
    }, wait);
    return () => clearTimeout(timer);
  }, [isLoading, isShown, delayMs]);
  return isShown;
}
