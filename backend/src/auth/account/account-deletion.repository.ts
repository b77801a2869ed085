import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type Repository, type SelectQueryBuilder } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { AccountDeletionEntity } from './account-deletion.entity';

const BATCH = 100;

@Injectable()
export class AccountDeletionRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get deletions(): Repository<AccountDeletionEntity> {
    return this.dataSource.getRepository(AccountDeletionEntity);
  }

  find(userId: string): Promise<AccountDeletionEntity | null> {
    return this.deletions.findOneBy({ userId });
  }

  /** Stores the request; false when the user has one already. */
  insert(request: Pick<AccountDeletionEntity, 'userId' | 'askedAt' | 'reason'>): Promise<boolean> {
    return unlessDuplicate(() => this.deletions.insert({ ...request, warnedAt: null, startedAt: null }));
  }

  /** Removes the request; false when there is none, or its erasure has begun. */
  async remove(userId: string): Promise<boolean> {
    const result = await this.deletions.delete({ userId, startedAt: IsNull() });
    return result.affected === 1;
  }

  /** Finds ids of users whose erasure has not begun. */
  async findWaiting(): Promise<string[]> {
    return (await this.deletions.find({ select: { userId: true }, where: { startedAt: IsNull() } })).map(({ userId }) => userId);
  }

  /** Finds ids of users whose day comes by `dueUntil` and who were not warned. */
  async findToWarn(dueUntil: number): Promise<string[]> {
    return idsOf(this.due(dueUntil).andWhere('deletion.warnedAt IS NULL'));
  }

  /** Claims the warning; true for the one instance that sends it. */
  async claimWarning(userId: string, warnedAt: number): Promise<boolean> {
    const result = await this.deletions.update({ userId, warnedAt: IsNull() }, { warnedAt });
    return result.affected === 1;
  }

  async releaseWarning(userId: string): Promise<void> {
    await this.deletions.update({ userId }, { warnedAt: null });
  }

  /** Finds ids of users whose day has come and who were warned by `warnedUntil`, without those whose erasure began after `startedUntil`. */
  async findToErase(moment: { readonly dueUntil: number; readonly warnedUntil: number; readonly startedUntil: number }): Promise<string[]> {
    const { dueUntil, warnedUntil, startedUntil } = moment;
    return idsOf(
      this.due(dueUntil)
        .andWhere('deletion.warnedAt <= :warnedUntil', { warnedUntil })
        .andWhere('(deletion.startedAt IS NULL OR deletion.startedAt <= :startedUntil)', { startedUntil }),
    );
  }

  /** Claims the erasure; true for the one instance that erases the account now. */
  async claimErasure(userId: string, startedAt: number, startedUntil: number): Promise<boolean> {
    const result = await this.deletions
      .createQueryBuilder()
      .update()
      .set({ startedAt })
      .where('user_id = :userId', { userId })
      .andWhere('(started_at IS NULL OR started_at <= :startedUntil)', { startedUntil })
      .execute();
    return result.affected === 1;
  }

  private due(dueUntil: number): SelectQueryBuilder<AccountDeletionEntity> {
    return this.deletions
      .createQueryBuilder('deletion')
      .innerJoin('user_account', 'account', 'account.id = deletion.user_id')
      .where('account.deletion_due_at <= :dueUntil', { dueUntil })
      .orderBy('deletion.askedAt', 'ASC')
      .limit(BATCH);
  }
}

async function idsOf(query: SelectQueryBuilder<AccountDeletionEntity>): Promise<string[]> {
  return (await query.getMany()).map(({ userId }) => userId);
}
