import type { ReportSubject } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Report } from './reports.repository';

/** Joins of a report `r` to the account it is about, by subject. A thread has two sides: the one that did not report is meant. */
const ACCOUNTS: Readonly<Record<ReportSubject, { readonly join: string; readonly account: string }>> = {
  job: { join: 'JOIN job j ON j.id = r.subject_id', account: 'j.owner_id' },
  profile: { join: 'JOIN talent t ON t.id = r.subject_id JOIN user_account u ON u.slug = t.slug', account: 'u.id' },
  application: { join: 'JOIN job_application a ON a.id = r.subject_id', account: 'a.user_id' },
  invitation: { join: 'JOIN job_invitation i ON i.id = r.subject_id JOIN job j ON j.id = i.job_id', account: 'j.owner_id' },
  thread: {
    join: 'JOIN thread th ON th.id = r.subject_id',
    account: 'CASE WHEN th.client_id = r.reporter_id THEN th.talent_user_id ELSE th.client_id END',
  },
  review: { join: 'JOIN review v ON v.id = r.subject_id', account: 'v.author_id' },
};

const OPEN_REPORTS = Object.entries(ACCOUNTS)
  .map(
    ([subject, { join, account }]) =>
      `SELECT COUNT(*) AS total FROM report r ${join} WHERE r.closed_at IS NULL AND r.subject = '${subject}' AND ${account} = ?`,
  )
  .join(' UNION ALL ');

/** Finds the accounts that reports are about, in the tables of all contexts. */
@Injectable()
export class ReportedAccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the account that a report is about; null when what was reported, or its owner, is gone. */
  async findReported({ id, subject }: Pick<Report, 'id' | 'subject'>): Promise<string | null> {
    const { join, account } = ACCOUNTS[subject];
    const sql = `SELECT ${account} AS account FROM report r ${join} WHERE r.id = ?`;
    return (await this.dataSource.query<{ account: string | null }[]>(sql, [id]))[0]?.account ?? null;
  }

  /** Counts the open reports about an account and what it published or wrote. */
  async countOpen(userId: string): Promise<number> {
    const values = Object.keys(ACCOUNTS).map(() => userId);
    const rows = await this.dataSource.query<{ total: number | string }[]>(OPEN_REPORTS, values);
    return rows.reduce((sum, { total }) => sum + Number(total), 0);
  }
}
