import type { ReactNode } from 'react';
import styles from './filter-chips.module.css';

/** The rows of chips under the toolbar: side by side where there is room. */
export function FilterRows({ children }: { readonly children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}
