import { Icon } from '@alltalent/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './section-nav.module.css';
import { sectionsOf } from './sections';
import { useCurrentSection } from './use-current-section';

const SECTIONS = { adult: sectionsOf(false), child: sectionsOf(true) } as const;
const IDS = { adult: SECTIONS.adult.map(({ id }) => id), child: SECTIONS.child.map(({ id }) => id) } as const;

/** The way to every section: a list beside them, a row of chips above them on a phone. */
export function SectionNav({ isChild }: { readonly isChild: boolean }) {
  const who = isChild ? 'child' : 'adult';
  const current = useCurrentSection(IDS[who]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link && row.scrollWidth > row.clientWidth) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 3 });
  }, [current]);
  return (
    <nav className={styles.nav} aria-label="Sections of your profile">
      <ul ref={list}>
        {SECTIONS[who].map(({ id, title, icon }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={current === id ? 'true' : undefined}>
              <Icon name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
