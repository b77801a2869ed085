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

  /** Newest live code that was not sent in. */
  findOpen(purpose: CodePurpose, askedBy: string, now: number): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOne({
      where: { purpose, askedBy, consumedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { sentAt: 'DESC', id: 'DESC' },
    });
  }

  /** Newest code, live or ended. */
  findNewest(purpose: CodePurpose, askedBy: string): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOne({ where: { purpose, askedBy }, order: { sentAt: 'DESC', id: 'DESC' } });
  }

  /** Newest code that was sent in and still proves its medium. */
  findProof(purpose: CodePurpose, askedBy: string, now: number): Promise<OneTimeCodeEntity | null> {
    return this.codes.findOne({
      where: { purpose, askedBy, consumedAt: Not(IsNull()), expiresAt: MoreThan(now) },
      order: { consumedAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * Replaces the browser's former code. False when that was sent after `lastSentUntil`; the condition of the update and the unique
   * index let only one of two concurrent requests send.
   */
  async replace(code: NewCode, lastSentUntil: number): Promise<boolean> {
    const { purpose, mediumHash, askedBy } = code;
    const fresh = { ...code, attempts: 0, consumedAt: null, messageId: null };
    const updated = await this.codes.update({ purpose, mediumHash, askedBy, sentAt: LessThanOrEqual(lastSentUntil) }, fresh);
    if (updated.affected === 1) return true;
    return unlessDuplicate(() => this.codes.insert(fresh));
  }

  /** Counts a send without a new code; false when the former send was after `lastSentUntil`. */
  async countSend({ purpose, mediumHash, askedBy, sends, sentAt }: NewCode, lastSentUntil: number): Promise<boolean> {
    const updated = await this.codes.update({ purpose, mediumHash, askedBy, sentAt: LessThanOrEqual(lastSentUntil) }, { sends, sentAt });
    return updated.affected === 1;
  }

  /** Deletes a code that could not be sent, so that another may be asked for at once. */
  async withdraw({ purpose, mediumHash, askedBy, digest }: NewCode): Promise<void> {
    await this.codes.delete({ purpose, mediumHash, askedBy, digest, messageId: IsNull() });
  }

  async setMessage({ purpose, mediumHash, askedBy, digest }: NewCode, messageId: number): Promise<void> {
    await this.codes.update({ purpose, mediumHash, askedBy, digest }, { messageId });
  }

  /**
   * Counts an attempt before the comparison, never rolled back; false when this browser has no live code or no attempts left.
   * Other browsers do not use up the attempts of this one.
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

  /** Marks the code as used; of concurrent requests only one gets true. `expiresAt` and `askedBy`: until when and in which browser it proves the medium. */
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
