import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { SocialArrivalEntity } from './social.entities';

@Injectable()
export class SocialArrivalRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(askedBy: string): Promise<SocialArrivalEntity | null> {
    return this.dataSource.manager.findOneBy(SocialArrivalEntity, { askedBy });
  }

  /** The newest arrival of a browser takes the place of the former one. */
  async replace(arrival: SocialArrivalEntity): Promise<void> {
    await this.dataSource.manager.upsert(SocialArrivalEntity, arrival, ['askedBy']);
  }

  async delete(askedBy: string): Promise<void> {
    await this.dataSource.manager.delete(SocialArrivalEntity, { askedBy });
  }

  async deleteExpired(now: number): Promise<void> {
    await this.dataSource.manager.delete(SocialArrivalEntity, { expiresAt: LessThanOrEqual(now) });
  }
}
