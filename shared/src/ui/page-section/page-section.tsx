import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { Skeleton } from '../skeleton/skeleton';
import styles from './page-section.module.css';

type PageSectionProps = {
  /** Id of the element, and the anchor that leads to it. */
  readonly id: string;
  readonly title: string;
  readonly lede?: ReactNode;
  readonly children: ReactNode;
};
type PageSectionsLoadingProps = { readonly label: string; readonly isShown: boolean; readonly hasLedes?: boolean };

const LOADING = [0, 1, 2] as const;

/** Section of a page, with its title beside its content. */
export function PageSection({ id, title, lede, children }: PageSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lede && <p className="muted">{lede}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Sections in their places, before their content is there. */
export function PageSectionsLoading({ label, isShown, hasLedes = false }: PageSectionsLoadingProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {LOADING.map((section) => (
        <div key={section} className={joinClasses(styles.section, !isShown && styles.waiting)}>
          <div className={styles.header}>
            <Skeleton width="9rem" height="1.75rem" />
            {hasLedes && <Skeleton width="min(100%, 24rem)" height="1rem" />}
          </div>
          <div className={styles.body}>
            <Skeleton shape="card" height="8rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
