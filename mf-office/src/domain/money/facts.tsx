import type { ReactNode } from 'react';
import styles from '../review/review.module.css';

type FactsProps = { readonly facts: readonly (readonly [label: string, value: ReactNode])[] };

/** Facts in lines of two columns; a fact without a value is left out. */
export function FactLines({ facts }: FactsProps) {
  return (
    <dl className={styles.lines}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div className={styles.line} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
