import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ApplicationReply, type Ended } from './poster-record';

type Total = { readonly total: number | string };
type ReplyRow = { readonly stage: string; readonly sentAt: number | string; readonly answeredAt: number | string | null };
/** How many of the newest applications count: older ones say little about how a client replies now. */
const NEWEST_APPLICATIONS = 1000;

/** Reads a poster's record from jobs and applications. */
@Injectable()
export class PosterRecordRepository {
  constructor(private readonly dataSource: DataSource) {}

  countPosted(ownerId: string): Promise<number> {
    return this.count('SELECT COUNT(*) AS total FROM job WHERE owner_id = ? AND published_at IS NOT NULL', ownerId);
  }

  /** Counts published jobs without an owner under this name. */
  countPostedAs(name: string): Promise<number> {
    return this.count('SELECT COUNT(*) AS total FROM job WHERE owner_id IS NULL AND published_at IS NOT NULL AND posted_by = ?', name);
  }

  async countEnded(ownerId: string, today: string): Promise<Ended> {
    const ended = "j.owner_id = ? AND j.published_at IS NOT NULL AND (j.state = 'closed' OR j.closes_on < ?)";
    const booked = "(SELECT 1 FROM job_application a WHERE a.job_id = j.id AND a.stage = 'booked' LIMIT 1) = 1";
    const [jobs, withBooking] = await Promise.all([
      this.count(`SELECT COUNT(*) AS total FROM job j WHERE ${ended}`, ownerId, today),
      this.count(`SELECT COUNT(*) AS total FROM job j WHERE ${ended} AND ${booked}`, ownerId, today),
    ]);
    return { jobs, withBooking };
  }

  async findReplies(ownerId: string): Promise<readonly ApplicationReply[]> {
    const rows = await this.dataSource.query<ReplyRow[]>(
      `SELECT a.stage AS stage, a.sent_at AS sentAt, a.answered_at AS answeredAt FROM job_application a JOIN job j ON j.id = a.job_id
       WHERE j.owner_id = ? ORDER BY a.id DESC LIMIT ${NEWEST_APPLICATIONS}`,
      [ownerId],
    );
    return rows.map(({ stage, sentAt, answeredAt }) => ({
      stage,
      sentAt: Number(sentAt),
      answeredAt: answeredAt === null ? null : Number(answeredAt),
    }));
  }

  private async count(sql: string, ...values: readonly string[]): Promise<number> {
    const [row] = await this.dataSource.query<Total[]>(sql, [...values]);
    return Number(row?.total ?? 0);
  }
}
