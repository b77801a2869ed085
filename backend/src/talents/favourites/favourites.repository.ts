import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { onceForKey } from '../../kernel/idempotency/once-for-key';
import { FavouriteEntity } from './favourite.entity';

/** Every method takes whose favourites they are. */
@Injectable()
export class FavouritesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One transaction. Changes of one user come one after another, so that what the work finds stays true until its end. */
  change<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      inTransaction(this.dataSource, async () => {
        // A write that changes nothing: it locks the row on either engine.
        await this.dataSource.query('UPDATE user_account SET id = id WHERE id = ?', [userId]);
        return onceForKey(work);
      }),
    );
  }

  /** The newest first. */
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
