import type { HiringSide } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { RatingEntity } from '../schema/review.entity';
import type { Totals } from './review.policy';

type Subject = { readonly subjectId: string; readonly side: HiringSide };
type TalentRow = { readonly id: number; readonly count: number; readonly points: number };

/** Reads and keeps the totals of shown reviews. */
@Injectable()
export class RatingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find({ subjectId, side }: Subject): Promise<Totals> {
    const row = await this.dataSource.getRepository(RatingEntity).findOneBy({ subjectId, side });
    return row ?? { count: 0, points: 0 };
  }

  /** Finds the totals of clients by account. */
  async findOfClients(ids: readonly string[]): Promise<ReadonlyMap<string, Totals>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.getRepository(RatingEntity).findBy({ subjectId: In([...ids]), side: 'client' });
    return new Map(rows.map((row) => [row.subjectId, row]));
  }

  /** Finds the totals of talents by the number of the profile. */
  async findOfTalents(ids: readonly number[]): Promise<ReadonlyMap<number, Totals>> {
    if (ids.length === 0) return new Map();
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.dataSource.query<TalentRow[]>(
      `SELECT t.id AS id, r.count AS count, r.points AS points FROM talent t JOIN user_account u ON u.slug = t.slug
       JOIN rating r ON r.subject_id = u.id AND r.side = 'talent' WHERE t.id IN (${marks})`,
      [...ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Adds to the totals of a subject, in the caller's transaction; negative numbers take away. */
  async add({ subjectId, side }: Subject, { count, points }: Totals): Promise<void> {
    const none = { subjectId, side, count: 0, points: 0 };
    await this.dataSource.createQueryBuilder().insert().into(RatingEntity).values(none).orIgnore().updateEntity(false).execute();
    await this.dataSource.query('UPDATE rating SET count = count + ?, points = points + ? WHERE subject_id = ? AND side = ?', [
      count,
      points,
      subjectId,
      side,
    ]);
  }

  /** Counts all shown reviews again, in the caller's transaction. */
  async rebuild(): Promise<void> {
    await this.dataSource.query('DELETE FROM rating');
    await this.dataSource.query(
      `INSERT INTO rating (subject_id, side, count, points)
       SELECT subject_id, CASE WHEN by_side = 'client' THEN 'talent' ELSE 'client' END, COUNT(*), SUM(first + second + third)
       FROM review WHERE shown_at IS NOT NULL AND taken_down_at IS NULL GROUP BY subject_id, by_side`,
    );
  }

  countSubjects(): Promise<number> {
    return this.dataSource.getRepository(RatingEntity).count();
  }
}
