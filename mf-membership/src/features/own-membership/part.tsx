import type { ReactNode } from 'react';
import styles from './own.module.css';

type PartProps = { readonly id: string; readonly title: string; readonly lede?: string; readonly children: ReactNode };

/** Section of the page, with its title beside its content. */
export function Part({ id, title, lede, children }: PartProps) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lede && <p className="muted">{lede}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
