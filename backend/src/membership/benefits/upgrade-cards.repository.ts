import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UpgradeCardEntity } from '../schema/membership.entity';
import { OrderEntity } from '../schema/order.entity';

/** When accounts were last shown the upgrade card. */
@Injectable()
export class UpgradeCardsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns when the card was last shown; null before. */
  async findShown(userId: string): Promise<number | null> {
    const row = await this.dataSource.getRepository(UpgradeCardEntity).findOneBy({ userId });
    return row?.shownAt ?? null;
  }

  async setShown(userId: string, shownAt: number): Promise<void> {
    await this.dataSource.getRepository(UpgradeCardEntity).upsert({ userId, shownAt }, ['userId']);
  }

  /** Tells whether a purchase of the account waits for its payment. */
  hasOpenOrder(userId: string): Promise<boolean> {
    return this.dataSource.getRepository(OrderEntity).existsBy({ openKey: userId });
  }
}
