import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { isDuplicateKey } from '../../kernel/database/database-errors';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { LoginFailureEntity } from './login-failure.entity';

export type Unlock = { readonly unlockHash: string; readonly unlockExpiresAt: number };

@Injectable()
export class LoginFailureRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get failures(): Repository<LoginFailureEntity> {
    return this.dataSource.getRepository(LoginFailureEntity);
  }

  find(mediumHash: string): Promise<LoginFailureEntity | null> {
    return this.failures.findOneBy({ mediumHash });
  }

  /** Adds one in the database, so that concurrent failures are all counted. */
  async count(mediumHash: string, failedAt: number): Promise<void> {
    if (await this.increment(mediumHash, failedAt)) return;
    try {
      await this.failures.insert({ mediumHash, failures: 1, failedAt, unlockHash: null, unlockExpiresAt: null });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await this.increment(mediumHash, failedAt);
    }
  }

  async delete(mediumHash: string): Promise<void> {
    await this.failures.delete({ mediumHash });
  }

  /** Stores a new unlock link; true for the one request that may send it. False while a link that expires after `formerUntil` exists. */
  async setUnlock(mediumHash: string, unlock: Unlock, formerUntil: number): Promise<boolean> {
    const result = await this.failures.update(
      [
        { mediumHash, unlockExpiresAt: IsNull() },
        { mediumHash, unlockExpiresAt: LessThanOrEqual(formerUntil) },
      ],
      unlock,
    );
    return result.affected === 1;
  }

  /** Unlocks by the link; true for the one request that used it. */
  async unlock(unlockHash: string, now: number): Promise<boolean> {
    const result = await this.failures.delete({ unlockHash, unlockExpiresAt: MoreThan(now) });
    return result.affected === 1;
  }

  deleteBefore(time: number): Promise<number> {
    return deleteInSteps(this.failures, { failedAt: LessThan(time) });
  }

  private async increment(mediumHash: string, failedAt: number): Promise<boolean> {
    const result = await this.failures
      .createQueryBuilder()
      .update()
      .set({ failures: () => 'failures + 1', failedAt })
      .where({ mediumHash })
      .execute();
    return result.affected === 1;
  }
}
