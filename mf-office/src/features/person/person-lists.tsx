import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import styles from './person.module.css';

type FactsProps = { readonly facts: readonly (readonly [label: string, value: string])[] };

/** Facts with their labels; a fact without a value is left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={layout.account}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

type ListProps = { readonly title: string; readonly rows: readonly (readonly [key: string, name: string, detail: string])[] };

/** A list of what an account has; nothing where it has none. */
export function List({ title, rows }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={styles.list}>
        {rows.map(([key, name, detail]) => (
          <li key={key}>
            <span>{name}</span>
            <span className="muted">{detail}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
