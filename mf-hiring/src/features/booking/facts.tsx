import type { ReactNode } from 'react';
import styles from './booking.module.css';

type Fact = { readonly name: string; readonly value: ReactNode };

/** Facts of a call sheet, one below the other. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
