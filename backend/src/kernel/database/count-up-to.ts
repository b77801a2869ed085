import type { DataSource } from 'typeorm';

/**
 * Counts the rows of `from`, the part of a SELECT after FROM with its conditions, and stops after `most` of them, so that the time does
 * not grow with the table.
 */
export async function countUpTo(dataSource: DataSource, from: string, values: readonly unknown[], most: number): Promise<number> {
  const sql = `SELECT COUNT(*) AS total FROM (SELECT 1 AS one FROM ${from} LIMIT ${Math.trunc(most)}) counted`;
  const [row] = await dataSource.query<{ total: number | string }[]>(sql, [...values]);
  return Number(row?.total ?? 0);
}
