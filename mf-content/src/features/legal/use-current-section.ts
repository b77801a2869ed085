import { useEffect, useState } from 'react';
import type { ReadingSection } from './reading-document';

/** The band below the header in which a section counts as being read. */
const READING_BAND = '-112px 0px -62% 0px';

/** Anchor of the section that is being read; null until one reached the top of the screen. */
export function useCurrentSection(sections: readonly ReadingSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const first = sections.find(({ id }) => inBand.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
