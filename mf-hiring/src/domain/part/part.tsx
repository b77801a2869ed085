import type { ReactNode } from 'react';
import styles from './part.module.css';

type PartProps = { readonly id: string; readonly title: string; readonly lede?: string | undefined; readonly children: ReactNode };

/** Section of a page, with its title beside its content. */
export function Part({ id, title, lede, children }: PartProps) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lede !== undefined && <p className="muted">{lede}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
