import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What reviews say of a booking. */
export type BookingFacts = {
  readonly id: number;
  readonly clientId: string;
  readonly talentUserId: string;
  readonly talentId: number;
  readonly jobId: number | null;
  readonly title: string;
  readonly doneAt: number;
};
type Row = Omit<BookingFacts, 'doneAt'> & { readonly doneAt: number | string | null };

const FACTS = `SELECT b.id AS id, b.client_id AS clientId, b.talent_user_id AS talentUserId, b.talent_id AS talentId, b.job_id AS jobId,
  b.title AS title, b.done_at AS doneAt FROM booking b`;

/** Reads bookings for their reviews. */
@Injectable()
export class ReviewedBookingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findFacts(ids: readonly number[]): Promise<ReadonlyMap<number, BookingFacts>> {
    if (ids.length === 0) return new Map();
    const found = await this.read(`WHERE b.id IN (${ids.map(() => '?').join(', ')})`, ids);
    return new Map(found.map((facts) => [facts.id, facts]));
  }

  /** Finds bookings done since `since` whose two sides were not told yet that they can review each other, the first done first. */
  findToAsk(since: number, most: number): Promise<readonly BookingFacts[]> {
    const where = "WHERE b.state = 'done' AND b.review_asked_at IS NULL AND b.done_at >= ? ORDER BY b.done_at, b.id LIMIT ?";
    return this.read(where, [since, most]);
  }

  async markAsked(ids: readonly number[], at: number): Promise<void> {
    const marks = ids.map(() => '?').join(', ');
    await this.dataSource.query(`UPDATE booking SET review_asked_at = ? WHERE id IN (${marks})`, [at, ...ids]);
  }

  private async read(where: string, values: readonly number[]): Promise<BookingFacts[]> {
    const rows = await this.dataSource.query<Row[]>(`${FACTS} ${where}`, [...values]);
    return rows.map((row) => ({ ...row, doneAt: Number(row.doneAt ?? 0) }));
  }
}
