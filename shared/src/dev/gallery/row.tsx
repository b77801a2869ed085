import type { ReactNode } from 'react';
import styles from './row.module.css';

/** Several looks of a component side by side, in as many lines as they need. `isInk`: on the dark of a hero, in both themes. */
export function Row({ isInk = false, children }: { readonly isInk?: boolean; readonly children: ReactNode }) {
  return <div className={isInk ? `${styles.row} ${styles.ink} ink` : styles.row}>{children}</div>;
}

/** Parts one below the other, as a page would set them. `isPadded`: with room around, as the content of a drawer brings it. */
export function Stack({ isPadded = false, children }: { readonly isPadded?: boolean; readonly children: ReactNode }) {
  return <div className={isPadded ? `${styles.stack} ${styles.padded}` : styles.stack}>{children}</div>;
}
