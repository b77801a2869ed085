import { useEffect, useEffectEvent } from 'react';

/** The browser shows the page again as it was left, with what it knew then. */
export function useRestoredPage(onRestored: () => void): void {
  const handleRestored = useEffectEvent(onRestored);
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) handleRestored();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
}
