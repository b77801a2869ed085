import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan, type Repository } from 'typeorm';
import { deleteInSteps } from '../database/delete-in-steps';
import { prepared } from '../database/prepared';
import { RateHitEntity } from './rate-hit.entity';

const INSERT = prepared('INSERT INTO rate_hit (bucket, hit_at) VALUES (?, ?)');
/** SQL of the use that fills a window. OFFSET is part of the text: MariaDB would read all rows where it is a value. */
const oldestOfFull = (most: number) =>
  `SELECT hit_at FROM rate_hit WHERE bucket = ? AND id < ? AND hit_at > ? ORDER BY hit_at DESC, id DESC LIMIT 1 OFFSET ${most - 1}`;

@Injectable()
export class RateHitRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get hits(): Repository<RateHitEntity> {
    return this.dataSource.getRepository(RateHitEntity);
  }

  // Raw SQL in these two, as every listing request runs them: TypeORM would take several times as long to build the statement
  // as the database takes to run it.
  async insert(bucket: string, hitAt: number): Promise<number> {
    const result = await this.dataSource.query<number | { insertId: number }>(INSERT, [bucket, hitAt]);
    return Number(typeof result === 'object' ? result.insertId : result);
  }

  /**
   * For each window that is full with hits before `hit.id` (or with all hits, without an id): the time of the oldest of the `most`
   * hits that fill it. Null for a window with room.
   */
  async findOldestOfFull(
    hit: { readonly id?: number; readonly bucket: string },
    rooms: readonly { readonly most: number; readonly since: number }[],
  ): Promise<(number | null)[]> {
    const columns = rooms.map(({ most }, index) => `(${oldestOfFull(most)}) AS room${index}`);
    const sql = prepared(`SELECT ${columns.join(', ')}`);
    const values = rooms.flatMap(({ since }) => [hit.bucket, hit.id ?? Number.MAX_SAFE_INTEGER, since]);
    const [row = {}] = await this.dataSource.query<Record<string, number | string | null>[]>(sql, values);
    return rooms.map((_, index) => {
      const time = row[`room${index}`] ?? null;
      return time === null ? null : Number(time);
    });
  }

  countAfter(bucket: string, since: number): Promise<number> {
    return this.hits.countBy({ bucket, hitAt: MoreThan(since) });
  }

  async delete(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.hits.delete({ id: In([...ids]) });
  }

  deleteBefore(time: number): Promise<number> {
    return deleteInSteps(this.hits, { hitAt: LessThan(time) });
  }
}
