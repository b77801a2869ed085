import type { ReactNode } from 'react';
import styles from './review.module.css';

type FactsProps = { readonly facts: readonly (readonly [label: string, value: ReactNode])[] };

/** Facts, each below its label; a fact without a value is left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.account}>
      <FactRows facts={facts} />
    </dl>
  );
}

/** Facts in lines of two columns; a fact without a value is left out. */
export function FactLines({ facts }: FactsProps) {
  return (
    <dl className={styles.lines}>
      <FactRows facts={facts} className={styles.line} />
    </dl>
  );
}

function FactRows({ facts, className }: FactsProps & { readonly className?: string | undefined }) {
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (
      <div key={label} className={className}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ));
}
