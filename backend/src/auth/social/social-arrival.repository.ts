import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
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

  async move(from: string, to: string): Promise<void> {
    await this.dataSource.manager.update(SocialArrivalEntity, { askedBy: from }, { askedBy: to });
  }

  async delete(askedBy: string): Promise<void> {
    await this.dataSource.manager.delete(SocialArrivalEntity, { askedBy });
  }

  deleteExpired(now: number): Promise<number> {
    return deleteInSteps(this.dataSource.getRepository(SocialArrivalEntity), { expiresAt: LessThanOrEqual(now) });
  }
}
