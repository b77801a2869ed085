import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan, type Repository } from 'typeorm';
import { RateHitEntity } from './rate-hit.entity';

@Injectable()
export class RateHitRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get hits(): Repository<RateHitEntity> {
    return this.dataSource.getRepository(RateHitEntity);
  }

  async insert(bucket: string, hitAt: number): Promise<number> {
    const { identifiers } = await this.hits.insert({ bucket, hitAt });
    return Number(identifiers[0]?.['id']);
  }

  /** Times of the hits before this one and since a moment, newest first. */
  async findEarlier(hit: { readonly id: number; readonly bucket: string }, since: number, limit: number): Promise<number[]> {
    const where = { bucket: hit.bucket, id: LessThan(hit.id), hitAt: MoreThan(since) };
    const rows = await this.hits.find({ where, order: { hitAt: 'DESC', id: 'DESC' }, take: limit });
    return rows.map(({ hitAt }) => hitAt);
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
