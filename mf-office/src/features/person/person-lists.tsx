import { Part } from '../../domain/review/part';
import styles from './person.module.css';

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
