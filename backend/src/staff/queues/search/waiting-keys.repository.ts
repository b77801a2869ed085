import type { ReportSubject } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Led } from './search-page';

/** Items that one query of rows leads to at most: so many wait only when hundreds of accounts of one name each have several. */
const MOST_ITEMS = 1000;

/** How rows of a search lead to items that wait: table, the column of the row, the item's key, and what an item that waits has. */
const WAYS = {
  'profiles of accounts': ['profile', 'user_id', 'user_id', "state = 'pending'"],
  jobs: ['job', 'id', 'id', "review = 'pending'"],
  'jobs of accounts': ['job', 'owner_id', 'id', "review = 'pending'"],
  reports: ['report', 'id', 'id', 'closed_at IS NULL'],
  'reports by accounts': ['report', 'reporter_id', 'id', 'closed_at IS NULL'],
} as const;

/** Finds the items of queues that rows of a search lead to, by their keys. */
@Injectable()
export class WaitingKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the items that wait, behind each row in the order of their keys. */
  find(way: keyof typeof WAYS, leaders: readonly string[]): Promise<Led[]> {
    const [table, leader, item, waits] = WAYS[way];
    return this.led(`${leader} AS leader, ${item} AS item FROM ${table} WHERE ${leader} IN (?) AND ${waits} ORDER BY ${item}`, [], leaders);
  }

  /** Finds the open reports on subjects of one kind. */
  reportsOn(subject: ReportSubject, leaders: readonly string[]): Promise<Led[]> {
    const sql = 'subject_id AS leader, id AS item FROM report WHERE subject = ? AND subject_id IN (?) AND closed_at IS NULL ORDER BY id';
    return this.led(sql, [subject], leaders);
  }

  /** `IN (?)` stands for the rows. */
  private async led(select: string, values: readonly string[], leaders: readonly string[]): Promise<Led[]> {
    const marks = leaders.map(() => '?').join(', ');
    const sql = `SELECT ${select.replace('IN (?)', `IN (${marks})`)} LIMIT ${MOST_ITEMS}`;
    const rows = await this.dataSource.query<{ leader: string | number; item: string | number }[]>(sql, [...values, ...leaders]);
    return rows.map(({ leader, item }) => ({ leader: String(leader), item: String(item) }));
  }
}
