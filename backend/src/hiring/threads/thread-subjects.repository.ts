import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ThreadSubject } from '../schema/thread.entity';

/** Application, invitation, offer or booking between a client and a talent. */
export type Subject = {
  readonly clientId: string;
  readonly talentUserId: string;
  readonly talentId: number;
  readonly jobId: number | null;
};

const OF_TWO = 's.client_id AS clientId, s.talent_user_id AS talentUserId, s.talent_id AS talentId, s.job_id AS jobId';
const OF_JOB = 'j.owner_id AS clientId, s.user_id AS talentUserId, s.talent_id AS talentId, s.job_id AS jobId';
const SQL: Readonly<Record<ThreadSubject, string>> = {
  application: `SELECT ${OF_JOB} FROM job_application s JOIN job j ON j.id = s.job_id WHERE s.id = ? AND j.owner_id IS NOT NULL`,
  invitation: `SELECT ${OF_JOB} FROM job_invitation s JOIN job j ON j.id = s.job_id WHERE s.id = ? AND j.owner_id IS NOT NULL`,
  offer: `SELECT ${OF_TWO} FROM offer s WHERE s.id = ?`,
  booking: `SELECT ${OF_TWO} FROM booking s WHERE s.id = ?`,
};

/** Reads what threads are about, with plain SQL on the tables of jobs, offers and bookings. */
@Injectable()
export class ThreadSubjectsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds what a thread is to be opened about; null for nothing, and for rows of one and the same account. */
  async find(kind: ThreadSubject, id: number): Promise<Subject | null> {
    const [row] = await this.dataSource.query<Subject[]>(SQL[kind], [id]);
    return row && row.clientId !== row.talentUserId ? row : null;
  }

  /** Whether the talent accepted an offer of the client. */
  async isAgreed(clientId: string, talentUserId: string): Promise<boolean> {
    const sql = "SELECT 1 FROM offer WHERE client_id = ? AND talent_user_id = ? AND state = 'accepted' LIMIT 1";
    return (await this.dataSource.query<unknown[]>(sql, [clientId, talentUserId])).length > 0;
  }
}
