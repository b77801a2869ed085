import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen a section starts to load: about one flick of a thumb. */
const MARGIN = '0px 0px 600px 0px';

/** True from the moment the element comes near the screen; at once where that cannot be observed. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(cannotObserve);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}

function cannotObserve(): boolean {
  return typeof window !== 'undefined' && !('IntersectionObserver' in window);
}
