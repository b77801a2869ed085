import { Icon } from '@alltalent/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import type { DocumentSection } from '../../domain/documents/document-sections';
import { useCurrentSection } from './use-current-section';
import styles from './reading.module.css';

/** Where the contents are above the text, not beside it; as in reading.module.css. */
const STACKED = '(max-width: 60rem)';

/**
 * Contents that stay in view and mark the section being read. They begin folded, as on a small screen, where unfolding them would
 * move the text; beside the text they are unfolded.
 */
export function ReadingContents({ sections }: { readonly sections: readonly DocumentSection[] }) {
  const box = useRef<HTMLDetailsElement>(null);
  const current = useCurrentSection(sections);

  useLayoutEffect(() => {
    if (box.current) box.current.open = !isStacked();
  }, []);

  return (
    <nav className={styles.contents} aria-label="Contents">
      <details ref={box} className={styles.box}>
        <summary className={styles.boxTitle}>
          Contents
          <span className="num">{sections.length} parts</span>
          <Icon name="down" className={styles.fold} />
        </summary>
        <ol className={`num ${styles.list}`}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => fold(box.current)}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function fold(box: HTMLDetailsElement | null): void {
  if (box && isStacked()) box.open = false;
}

function isStacked(): boolean {
  return typeof matchMedia === 'function' && matchMedia(STACKED).matches;
}
