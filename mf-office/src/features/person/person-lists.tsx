import type { ReactNode } from 'react';
import { Part } from '../../domain/review/part';
import styles from './person.module.css';

/** A thing that an account has; `act` is what can be done to it. */
export type ListRow = { readonly key: string; readonly name: string; readonly detail: string; readonly act?: ReactNode };
type ListProps = { readonly title: string; readonly rows: readonly ListRow[] };

/** A list of what an account has; nothing where it has none. */
export function List({ title, rows }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={styles.list}>
        {rows.map(({ key, name, detail, act }) => (
          <li key={key}>
            <span>{name}</span>
            <span className="muted">
              {detail}
              {act}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
