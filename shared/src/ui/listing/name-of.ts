import type { Named } from '../../contracts/talents/talents';

/** The name of a row; undefined while the rows are loading, and for an unknown id. */
export function nameOf(id: number, rows: readonly Named[] | undefined): string | undefined {
  return rows?.find((row) => row.id === id)?.name;
}
