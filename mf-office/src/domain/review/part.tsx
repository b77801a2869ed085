import { type ReactNode, useId } from 'react';
import styles from './review.module.css';

type PartProps = { readonly title: string; readonly children: ReactNode };

/** A part of an open item, with its heading. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}
