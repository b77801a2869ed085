import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import type { LedgerAccount } from '../schema/books.entity';
import { MembershipEntity } from '../schema/membership.entity';

/** From `from` on, before `to`; milliseconds since 1970. */
export type Span = { readonly from: number; readonly to: number };
type Total = { readonly total: number | string | null };
const TAXES: readonly LedgerAccount[] = ['cgst', 'sgst', 'igst'];

/** Counts and sums of the membership. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  countWithAccess(state: 'active' | 'grace', now: number): Promise<number> {
    return this.dataSource.getRepository(MembershipEntity).countBy({ state, accessUntil: MoreThan(now) });
  }

  /** Counts accounts whose first period begins in the span. */
  countNew({ from, to }: Span): Promise<number> {
    return this.count(
      `SELECT COUNT(*) AS total FROM membership_period p WHERE p.starts_at >= ? AND p.starts_at < ? AND NOT EXISTS
        (SELECT 1 FROM membership_period earlier WHERE earlier.user_id = p.user_id AND earlier.starts_at < p.starts_at)`,
      [from, to],
    );
  }

  /** Counts accounts whose last period ends in the span, by its time or by a refund. */
  countEnded({ from, to }: Span): Promise<number> {
    return this.count(
      `SELECT COUNT(*) AS total FROM membership_period p
        WHERE ((p.revoked_at IS NULL AND p.ends_at >= ? AND p.ends_at < ?) OR (p.revoked_at >= ? AND p.revoked_at < ?)) AND NOT EXISTS
        (SELECT 1 FROM membership_period later WHERE later.user_id = p.user_id
          AND COALESCE(later.revoked_at, later.ends_at) > COALESCE(p.revoked_at, p.ends_at))`,
      [from, to, from, to],
    );
  }

  /** Sums what was booked in the span, less what went back, in paise. */
  async sumRevenue({ from, to }: Span): Promise<{ readonly revenueMinor: number; readonly taxMinor: number }> {
    const rows = (await this.dataSource.query(
      `SELECT account, SUM(amount_minor) AS total FROM ledger_entry WHERE booked_at >= ? AND booked_at < ? AND account <> 'provider'
        GROUP BY account`,
      [from, to],
    )) as readonly (Total & { readonly account: LedgerAccount })[];
    // Revenue and taxes are owed, so they are credits, below zero.
    const sum = (lines: typeof rows) => lines.reduce((total, row) => total - Number(row.total), 0);
    return { revenueMinor: sum(rows), taxMinor: sum(rows.filter(({ account }) => TAXES.includes(account))) };
  }

  private async count(sql: string, values: readonly number[]): Promise<number> {
    const [row] = (await this.dataSource.query(sql, [...values])) as readonly Total[];
    return Number(row?.total ?? 0);
  }
}
