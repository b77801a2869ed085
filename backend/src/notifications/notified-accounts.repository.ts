import type { MailFrequencies } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type NotifiedAccount, USUAL_MAIL } from './mail-choice';
import { NotificationMailEntity } from './notification.entity';

type Row = { id: string; status: string; roleId: string; loginEmail: string | null; firstName: string; guardianId: string | null } & {
  readonly [Group in keyof MailFrequencies]: MailFrequencies[Group] | null;
};

/** Accounts as notifications need them. Reads their table directly, since the accounts' context depends on this one. */
@Injectable()
export class NotifiedAccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the accounts by id, in one statement; deleted accounts are left out. A child's has the e-mail address of its guardian. */
  async find(userIds: readonly string[]): Promise<ReadonlyMap<string, NotifiedAccount>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.dataSource.query<Row[]>(
      `SELECT u.id, u.status, u.role_id AS roleId, COALESCE(u.login_email, g.login_email) AS loginEmail, u.first_name AS firstName,
        g.id AS guardianId, m.applications, m.invites, m.threads, m.messages, m.account
       FROM user_account u LEFT JOIN notification_mail m ON m.user_id = u.id
       LEFT JOIN account_delegate d ON d.account_id = u.id AND d.standing = 'guardian'
       LEFT JOIN user_account g ON g.id = d.user_id AND g.status = 'active' WHERE u.id IN (${userIds.map(() => '?').join(', ')})`,
      [...userIds],
    );
    return new Map(rows.map((row) => [row.id, toAccount(row)]));
  }

  /** Mail frequencies that the user chose, else the usual ones. */
  async mailOf(userId: string): Promise<MailFrequencies> {
    const chosen = await this.dataSource.getRepository(NotificationMailEntity).findOneBy({ userId });
    if (!chosen) return USUAL_MAIL;
    const { applications, invites, threads, messages, account } = chosen;
    return { applications, invites, threads, messages, account };
  }

  async saveMail(userId: string, mail: MailFrequencies): Promise<void> {
    await this.dataSource.getRepository(NotificationMailEntity).upsert({ userId, ...mail }, ['userId']);
  }
}

function toAccount({
  id,
  status,
  roleId,
  loginEmail,
  firstName,
  guardianId,
  applications,
  invites,
  threads,
  messages,
  account,
}: Row): NotifiedAccount {
  const mail =
    applications && invites && threads && messages && account ? { applications, invites, threads, messages, account } : USUAL_MAIL;
  return { id, status, roleId, loginEmail, childName: guardianId === null ? null : firstName, mail };
}
