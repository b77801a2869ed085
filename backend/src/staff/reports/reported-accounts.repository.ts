import type { ReportReason, ReportSubject } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Report } from './reports.repository';

/** Report about an account. */
export type AboutAccount = Pick<Report, 'id' | 'subject' | 'subjectId' | 'reason' | 'createdAt'> & { readonly isOpen: boolean };

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

/** Ids of what an account published or wrote, by subject: from the account's side, so that a search reads no report about others. */
const OF_ACCOUNT: Readonly<Record<ReportSubject, string>> = {
  job: 'SELECT id FROM job WHERE owner_id = ?',
  profile: "SELECT t.id FROM user_account u JOIN talent t ON t.slug = u.slug WHERE u.id = ? AND u.slug <> ''",
  application: 'SELECT id FROM job_application WHERE user_id = ?',
  invitation: 'SELECT i.id FROM job j JOIN job_invitation i ON i.job_id = j.id WHERE j.owner_id = ?',
  thread: 'SELECT id FROM thread WHERE client_id = ? UNION ALL SELECT id FROM thread WHERE talent_user_id = ?',
  review: 'SELECT id FROM review WHERE author_id = ?',
};
const SUBJECTS = Object.keys(OF_ACCOUNT) as ReportSubject[];

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

  /** Finds the newest reports about an account and what it published or wrote, but for its own. */
  async findAbout(userId: string, { most, isOpen = false }: { readonly most: number; readonly isOpen?: boolean }): Promise<AboutAccount[]> {
    const found = await Promise.all(SUBJECTS.map((subject) => this.findOf(subject, userId, { most, isOpen })));
    return found
      .flat()
      .sort((one, other) => other.id - one.id)
      .slice(0, most);
  }

  private async findOf(
    subject: ReportSubject,
    userId: string,
    { most, isOpen }: { most: number; isOpen: boolean },
  ): Promise<AboutAccount[]> {
    const ids = OF_ACCOUNT[subject];
    const sql = `SELECT r.id AS id, r.subject_id AS subjectId, r.reason AS reason, r.created_at AS createdAt, r.closed_at AS closedAt
      FROM (${ids}) own JOIN report r ON r.subject = '${subject}' AND r.subject_id = own.id
      WHERE ${isOpen ? 'r.closed_at IS NULL AND ' : ''}(r.reporter_id IS NULL OR r.reporter_id <> ?) ORDER BY r.id DESC LIMIT ${most}`;
    const values = [...ids.matchAll(/\?/gu), null].map(() => userId);
    const rows = await this.dataSource.query<Record<string, string | number | null>[]>(sql, values);
    return rows.map(({ id, subjectId, reason, createdAt, closedAt }) => ({
      id: Number(id),
      subject,
      subjectId: Number(subjectId),
      reason: reason as ReportReason,
      createdAt: Number(createdAt),
      isOpen: closedAt === null,
    }));
  }
}
