import { joinClasses } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import css from './data-table.module.css';

type DataTableProps = {
  readonly columns: readonly string[];
  readonly className?: string | undefined;
  /** Rows of as many cells. */
  readonly children: ReactNode;
};

/** Scrolls sideways by itself where it is wider than its place. */
export function DataTable({ columns, className, children }: DataTableProps) {
  return (
    <div className={css.scroll}>
      <table className={joinClasses(css.table, className)}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
