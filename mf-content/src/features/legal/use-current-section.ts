import { useEffect, useState } from 'react';
import type { DocumentSection } from '../../domain/documents/document-sections';

/** The band below the header in which a section counts as being read. */
const READING_BAND = '-128px 0px -62% 0px';

/** Anchor of the section that is being read; null above the first one. */
export function useCurrentSection(sections: readonly DocumentSection[]): string | null {
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
        const reading = sections.find(({ id }) => inBand.has(id));
        if (reading) setCurrent(reading.id);
        else if (isAboveAll(sections)) setCurrent(null);
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

/** Between two sections the one before stays current; above all of them none is. */
function isAboveAll([first]: readonly DocumentSection[]): boolean {
  const element = first && document.getElementById(first.id);
  return element ? element.getBoundingClientRect().top > 0 : true;
}
