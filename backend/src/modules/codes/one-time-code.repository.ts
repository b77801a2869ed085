import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { OneTimeCodeEntity } from './one-time-code.entity';

export type NewCode = Omit<OneTimeCodeEntity, 'id' | 'attempts' | 'consumedAt' | 'refusedAt' | 'messageId'>;

@Injectable()
export class OneTimeCodeRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get codes(): Repository<OneTimeCodeEntity> {
    return this.dataSource.getRepository(OneTimeCodeEntity);
  }

  find(purpose: string, mediumHash: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOneBy({ purpose, mediumHash });
  }

  /**
   * Puts the code in the former one's place. False when the former one was sent after `lastSentUntil`: the update's own
   * condition and the unique index decide, so of two requests at once only one sends.
   */
  async replace(code: NewCode, lastSentUntil: number): Promise<boolean> {
    const { purpose, mediumHash } = code;
    const fresh = { ...code, attempts: 0, consumedAt: null, refusedAt: null, messageId: null };
    const updated = await this.codes.update({ purpose, mediumHash, sentAt: LessThanOrEqual(lastSentUntil) }, fresh);
    if (updated.affected === 1) return true;
    try {
      await this.codes.insert(fresh);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** False when there is no live code, or its attempts are used up. Counted before any comparison, and never rolled back. */
  async countAttempt(purpose: string, mediumHash: string, { now, limit }: { now: number; limit: number }): Promise<boolean> {
    const result = await this.codes
      .createQueryBuilder()
      .update()
      .set({ attempts: () => 'attempts + 1' })
      .where({ purpose, mediumHash, attempts: LessThan(limit), expiresAt: MoreThan(now), consumedAt: IsNull() })
      .execute();
    return result.affected === 1;
  }

  /** True for the one request that used the code; of several at once only one wins. */
  async consume({ id, digest }: OneTimeCodeEntity, consumedAt: number): Promise<boolean> {
    const result = await this.codes.update({ id, digest, consumedAt: IsNull() }, { consumedAt });
    return result.affected === 1;
  }

  async deleteExpired(before: number): Promise<void> {
    await this.codes.delete({ expiresAt: LessThan(before) });
  }
}
