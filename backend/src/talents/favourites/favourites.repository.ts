import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { onceForKey } from '../../kernel/idempotency/once-for-key';
import { FavouriteEntity } from './favourite.entity';

/** Stores favourites. */
@Injectable()
export class FavouritesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` in one transaction. Changes of one user run one after another, so what the work reads stays true. */
  change<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      inTransaction(this.dataSource, async () => {
        // A write that changes nothing: it locks the row on either engine.
        await this.dataSource.query('UPDATE user_account SET id = id WHERE id = ?', [userId]);
        return onceForKey(work);
      }),
    );
  }

  /** Finds a user's favourites, the newest first. */
  find(userId: string): Promise<FavouriteEntity[]> {
    return this.rows.find({ where: { userId }, order: { id: 'DESC' } });
  }

  async findIds(userId: string): Promise<number[]> {
    return (await this.find(userId)).map(({ talentId }) => talentId);
  }

  count(userId: string): Promise<number> {
    return this.rows.countBy({ userId });
  }

  has(userId: string, talentId: number): Promise<boolean> {
    return this.rows.existsBy({ userId, talentId });
  }

  async insert(favourite: Omit<FavouriteEntity, 'id'>): Promise<void> {
    await this.rows.insert({ ...favourite });
  }

  async delete(userId: string, talentId: number): Promise<void> {
    await this.rows.delete({ userId, talentId });
  }

  private get rows() {
    return this.dataSource.getRepository(FavouriteEntity);
  }
}
