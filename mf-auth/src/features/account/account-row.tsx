import type { ReactNode } from 'react';
import styles from './account.module.css';

type AccountRowProps = {
  readonly term: ReactNode;
  readonly value?: ReactNode;
  readonly badge?: ReactNode;
  readonly action?: ReactNode;
};

/** A row of a settings list: its name, its current state and the possible action. */
export function AccountRow({ term, value, badge, action }: AccountRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.term}>
          <strong>{term}</strong>
          {badge}
        </p>
        {value && <p className={`num ${styles.value}`}>{value}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
