import { type RefObject, useEffect } from 'react';

/** The library hides slides out of sight from assistive technology only; Tab must not reach into them either. */
export function useInertSlides(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const apply = () => {
      for (const slide of element.querySelectorAll<HTMLElement>('.slick-slide')) {
        slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
      }
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [root]);
}
