import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, LessThanOrEqual, MoreThan, Not, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import type { CodePurpose } from './code-purpose';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { OneTimeCodeEntity } from './one-time-code.entity';

export type NewCode = Omit<OneTimeCodeEntity, 'id' | 'attempts' | 'consumedAt' | 'messageId'>;
/** Codes of different browsers for one medium live side by side. */
export type CodeKey = Pick<OneTimeCodeEntity, 'purpose' | 'mediumHash' | 'askedBy'>;
type Attempt = { readonly now: number; readonly limit: number };

@Injectable()
export class OneTimeCodeRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get codes(): Repository<OneTimeCodeEntity> {
    return this.dataSource.getRepository(OneTimeCodeEntity);
  }

  find({ purpose, mediumHash, askedBy }: CodeKey): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOneBy({ purpose, mediumHash, askedBy });
  }

  /** The newest one that waits to be sent in. */
  findOpen(purpose: CodePurpose, askedBy: string, now: number): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOne({
      where: { purpose, askedBy, consumedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { sentAt: 'DESC', id: 'DESC' },
    });
  }

  /** The newest one, whatever became of it. */
  findNewest(purpose: CodePurpose, askedBy: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOne({ where: { purpose, askedBy }, order: { sentAt: 'DESC', id: 'DESC' } });
  }

  /** The newest one that was sent in and still proves its medium. */
  findProof(purpose: CodePurpose, askedBy: string, now: number): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOne({
      where: { purpose, askedBy, consumedAt: Not(IsNull()), expiresAt: MoreThan(now) },
      order: { consumedAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * Puts the code in the place of the browser's former one. False when the former one was sent after `lastSentUntil`: the update's own
   * condition and the unique index decide, so of two requests at once only one sends.
   */
  async replace(code: NewCode, lastSentUntil: number): Promise<boolean> {
    const { purpose, mediumHash, askedBy } = code;
    const fresh = { ...code, attempts: 0, consumedAt: null, messageId: null };
    const updated = await this.codes.update({ purpose, mediumHash, askedBy, sentAt: LessThanOrEqual(lastSentUntil) }, fresh);
    if (updated.affected === 1) return true;
    return unlessDuplicate(() => this.codes.insert(fresh));
  }

  /** Counts a send that carried no new code; false as for `replace`. */
  async countSend({ purpose, mediumHash, askedBy, sends, sentAt }: NewCode, lastSentUntil: number): Promise<boolean> {
    const updated = await this.codes.update({ purpose, mediumHash, askedBy, sentAt: LessThanOrEqual(lastSentUntil) }, { sends, sentAt });
    return updated.affected === 1;
  }

  /** The code could not be sent: nobody has it, and another may be asked for at once. */
  async withdraw({ purpose, mediumHash, askedBy, digest }: NewCode): Promise<void> {
    await this.codes.delete({ purpose, mediumHash, askedBy, digest, messageId: IsNull() });
  }

  async setMessage({ purpose, mediumHash, askedBy, digest }: NewCode, messageId: number): Promise<void> {
    await this.codes.update({ purpose, mediumHash, askedBy, digest }, { messageId });
  }

  /**
   * False when this browser has no live code, or its attempts are used up. Counted before any comparison, and never rolled
   * back. What another browser sends in cannot be right, and does not use up the attempts of this one.
   */
  async countAttempt({ purpose, mediumHash, askedBy }: CodeKey, { now, limit }: Attempt): Promise<boolean> {
    const result = await this.codes
      .createQueryBuilder()
      .update()
      .set({ attempts: () => 'attempts + 1' })
      .where({ purpose, mediumHash, askedBy, attempts: LessThan(limit), expiresAt: MoreThan(now), consumedAt: IsNull() })
      .execute();
    return result.affected === 1;
  }

  /** True for the one request that used the code; of several at once only one wins. `expiresAt`, `askedBy`: how long and where it proves the medium. */
  async consume(
    { id, digest }: OneTimeCodeEntity,
    use: Pick<OneTimeCodeEntity, 'expiresAt' | 'askedBy'> & { consumedAt: number },
  ): Promise<boolean> {
    const result = await this.codes.update({ id, digest, consumedAt: IsNull() }, use);
    return result.affected === 1;
  }

  async endProof({ id, digest }: OneTimeCodeEntity, expiresAt: number): Promise<void> {
    await this.codes.update({ id, digest, expiresAt: MoreThan(expiresAt) }, { expiresAt });
  }

  async deleteOf(mediumHash: string): Promise<void> {
    await this.codes.delete({ mediumHash });
  }

  deleteExpired(before: number): Promise<number> {
    return deleteInSteps(this.codes, { expiresAt: LessThan(before) });
  }
}
