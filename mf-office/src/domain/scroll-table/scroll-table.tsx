import { joinClasses } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import styles from './scroll-table.module.css';

type ScrollTableProps = { readonly label: string; readonly className?: string | undefined; readonly children: ReactNode };

/** A table that scrolls where it has no room, and so can be reached by keys. */
export function ScrollTable({ label, className, children }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={joinClasses(styles.scroll, className)} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
