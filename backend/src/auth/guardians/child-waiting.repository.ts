import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../kernel/clock/clock';

/** What waits for the guardian in the account of one child. */
export type WaitingForChild = { readonly messages: number; readonly offers: number; readonly notifications: number };
type Row = { id: string; messages: number | string | null; offers: number | string; notifications: number | string };

/** Counts what waits in accounts of children. Reads other contexts' tables directly, since those contexts depend on this one. */
@Injectable()
export class ChildWaitingRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Counts for each account of a child that the guardian can use, by its id. */
  async read(guardianId: string): Promise<ReadonlyMap<string, WaitingForChild>> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT account.id,
        (SELECT SUM(talent_unread) FROM thread WHERE talent_user_id = account.id) AS messages,
        (SELECT COUNT(*) FROM offer WHERE offer.talent_user_id = account.id AND offer.state = 'open' AND offer.turn = 'talent'
          AND offer.answer_until > ?) AS offers,
        (SELECT COUNT(*) FROM notification WHERE notification.user_id = account.id AND notification.read_at IS NULL) AS notifications
       FROM account_delegate delegate JOIN user_account account ON account.id = delegate.account_id
       WHERE delegate.user_id = ? AND delegate.standing = 'guardian' AND account.status = 'active'`,
      [this.clock.now(), guardianId],
    );
    return new Map(rows.map(({ id, ...counts }) => [id, toCounts(counts)]));
  }
}

function toCounts({ messages, offers, notifications }: Omit<Row, 'id'>): WaitingForChild {
  return { messages: Number(messages ?? 0), offers: Number(offers), notifications: Number(notifications) };
}
