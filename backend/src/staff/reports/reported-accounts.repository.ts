import type { ReportReason, ReportSubject } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Report } from './reports.repository';

/** Report about an account. */
export type AboutAccount = Pick<Report, 'id' | 'subject' | 'subjectId' | 'reason' | 'createdAt'> & { readonly isOpen: boolean };
type AboutOneOf = AboutAccount & { readonly account: string };

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

/**
 * Ids of what accounts published or wrote, by subject, each with its account: from the account's side, so that a search reads no report
 * about others. `?` stands for the ids of the accounts.
 */
const OF_ACCOUNT: Readonly<Record<ReportSubject, string>> = {
  job: 'SELECT owner_id AS account, id FROM job WHERE owner_id IN (?)',
  profile: "SELECT u.id AS account, t.id FROM user_account u JOIN talent t ON t.slug = u.slug WHERE u.id IN (?) AND u.slug <> ''",
  application: 'SELECT user_id AS account, id FROM job_application WHERE user_id IN (?)',
  invitation: 'SELECT j.owner_id AS account, i.id FROM job j JOIN job_invitation i ON i.job_id = j.id WHERE j.owner_id IN (?)',
  thread:
    'SELECT client_id AS account, id FROM thread WHERE client_id IN (?) UNION ALL SELECT talent_user_id AS account, id FROM thread WHERE talent_user_id IN (?)',
  review: 'SELECT author_id AS account, id FROM review WHERE author_id IN (?)',
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
    return (await this.findAboutAny([userId], { most, isOpen })).map(({ account: _account, ...about }) => about);
  }

  /** Finds the newest reports about any of these accounts and what they published or wrote, but for their own. */
  async findAboutAny(userIds: readonly string[], only: { readonly most: number; readonly isOpen: boolean }): Promise<AboutOneOf[]> {
    const { most } = only;
    const found = await Promise.all(SUBJECTS.map((subject) => this.findOf(subject, userIds, only)));
    return found
      .flat()
      .sort((one, other) => other.id - one.id)
      .slice(0, most);
  }

  private async findOf(
    subject: ReportSubject,
    userIds: readonly string[],
    { most, isOpen }: { readonly most: number; readonly isOpen: boolean },
  ): Promise<AboutOneOf[]> {
    const of = OF_ACCOUNT[subject];
    const ids = of.replaceAll('?', userIds.map(() => '?').join(', '));
    const sql = `SELECT own.account AS account, r.id AS id, r.subject_id AS subjectId, r.reason AS reason, r.created_at AS createdAt, r.closed_at AS closedAt
      FROM (${ids}) own JOIN report r ON r.subject = '${subject}' AND r.subject_id = own.id
      WHERE ${isOpen ? 'r.closed_at IS NULL AND ' : ''}(r.reporter_id IS NULL OR r.reporter_id <> own.account) ORDER BY r.id DESC LIMIT ${most}`;
    const values = [...of.matchAll(/\?/gu)].flatMap(() => userIds);
    const rows = await this.dataSource.query<Record<string, string | number | null>[]>(sql, values);
    return rows.map(({ account, id, subjectId, reason, createdAt, closedAt }) => ({
      account: String(account),
      id: Number(id),
      subject,
      subjectId: Number(subjectId),
      reason: reason as ReportReason,
      createdAt: Number(createdAt),
      isOpen: closedAt === null,
    }));
  }
}
