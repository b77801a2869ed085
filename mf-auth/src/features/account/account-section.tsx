import type { ReactNode } from 'react';
import styles from './account.module.css';

type AccountSectionProps = {
  /** Id of the element, and the anchor that leads to it. */
  readonly id: string;
  readonly title: string;
  readonly lede: ReactNode;
  readonly children: ReactNode;
};

export function AccountSection({ id, title, lede, children }: AccountSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="muted">{lede}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
