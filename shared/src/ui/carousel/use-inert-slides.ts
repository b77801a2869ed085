import { useEffect } from 'react';

/** The library hides slides out of sight from assistive technology only; Tab must not reach into them either. */
export function useInertSlides(element: HTMLElement | null): void {
  useEffect(() => {
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
  }, [element]);
}
