import { useBrowserValue } from '@alltalent/shared/api/browser-value';
import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen a section starts to load: about one flick of a thumb. */
const MARGIN = '0px 0px 600px 0px';

/**
 * Returns true from the moment the element comes near the viewport; at once without IntersectionObserver, and for keyboard users,
 * because Tab would skip a section that is not rendered yet.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const isBlind = useBrowserValue(cannotObserve, false);
  const [hasArrived, setNear] = useState(false);
  const isNear = hasArrived || isBlind;
  useEffect(() => {
    if (isNear || cannotObserve() || !element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    const handleKey = ({ key }: KeyboardEvent) => key === 'Tab' && setNear(true);
    window.addEventListener('keydown', handleKey);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', handleKey);
    };
  }, [isNear, element]);
  return isNear;
}

function cannotObserve(): boolean {
  return !('IntersectionObserver' in window);
}
