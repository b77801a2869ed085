import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { ThreadEntity } from '../schema/thread.entity';
import type { Offer } from './offers.repository';

/** Finds the thread of the two sides of an offer. */
@Injectable()
export class OfferThreadsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findId({ clientId, talentUserId, jobId }: Pick<Offer, 'clientId' | 'talentUserId' | 'jobId'>): Promise<number | null> {
    const where = { clientId, talentUserId, jobId: jobId ?? IsNull() };
    const found = await this.dataSource.getRepository(ThreadEntity).findOne({ select: { id: true }, where });
    return found?.id ?? null;
  }
}
