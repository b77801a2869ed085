import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan, type Repository } from 'typeorm';
import { RateHitEntity } from './rate-hit.entity';

@Injectable()
export class RateHitRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get hits(): Repository<RateHitEntity> {
    return this.dataSource.getRepository(RateHitEntity);
  }

  // Every list that anybody asks for comes here twice, so these two are sent as they are: to build such a statement takes the
  // process several times as long as to run it.
  async insert(bucket: string, hitAt: number): Promise<number> {
    const result = await this.dataSource.query<number | { insertId: number }>('INSERT INTO rate_hit (bucket, hit_at) VALUES (?, ?)', [
      bucket,
      hitAt,
    ]);
    return Number(typeof result === 'object' ? result.insertId : result);
  }

  /** Times of the hits before this one and since a moment, newest first. */
  async findEarlier(hit: { readonly id: number; readonly bucket: string }, since: number, limit: number): Promise<number[]> {
    const rows = await this.dataSource.query<{ hitAt: number | string }[]>(
      'SELECT hit_at AS hitAt FROM rate_hit WHERE bucket = ? AND id < ? AND hit_at > ? ORDER BY hit_at DESC, id DESC LIMIT ?',
      [hit.bucket, hit.id, since, limit],
    );
    return rows.map(({ hitAt }) => Number(hitAt));
  }

  countAfter(bucket: string, since: number): Promise<number> {
    return this.hits.countBy({ bucket, hitAt: MoreThan(since) });
  }

  async delete(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.hits.delete({ id: In([...ids]) });
  }

  async deleteBefore(time: number): Promise<void> {
    await this.hits.delete({ hitAt: LessThan(time) });
  }
}
