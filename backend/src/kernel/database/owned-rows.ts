import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Rows that belong to an account: their table, the column of the account, and what is unique among the rows of one account. */
export type OwnedRows = { readonly table: string; readonly owner: string; readonly unique: readonly string[] };

/** How many rows can go over to another account, and how many cannot because that account has the same ones. */
export type Moves = { readonly moves: number; readonly stays: number };

/** Moves rows from one account to another, without breaking what is unique. Names of tables and columns are those of the code. */
@Injectable()
export class OwnedRowsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts what `move` would move and leave. */
  async count(rows: OwnedRows, from: string, to: string): Promise<Moves> {
    const free = freeOf(rows, to);
    const all = await this.total(`${rows.table} WHERE ${rows.owner} = ?`, [from]);
    const moves = free.sql === '' ? all : await this.total(`${rows.table} WHERE ${rows.owner} = ?${free.sql}`, [from, ...free.values]);
    return { moves, stays: all - moves };
  }

  /** Gives the rows of `from` to `to`, but for those of which `to` has the same. Both accounts are locked by the caller. */
  async move(rows: OwnedRows, from: string, to: string): Promise<void> {
    const free = freeOf(rows, to);
    const sql = `UPDATE ${rows.table} SET ${rows.owner} = ? WHERE ${rows.owner} = ?${free.sql}`;
    await this.dataSource.query(sql, [to, from, ...free.values]);
  }

  private async total(from: string, values: readonly unknown[]): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(`SELECT COUNT(*) AS total FROM ${from}`, [...values]);
    return Number(row?.total ?? 0);
  }
}

/** Condition of rows of which the other account has none the same. The inner SELECT is a table of its own, as the outer one changes. */
function freeOf({ table, owner, unique }: OwnedRows, to: string): { readonly sql: string; readonly values: readonly string[] } {
  if (unique.length === 0) return { sql: '', values: [] };
  const same = unique.map((column) => `kept.${column} = ${table}.${column}`).join(' AND ');
  const kept = `(SELECT ${unique.join(', ')} FROM ${table} WHERE ${owner} = ?)`;
  return { sql: ` AND NOT EXISTS (SELECT 1 FROM ${kept} kept WHERE ${same})`, values: [to] };
}
