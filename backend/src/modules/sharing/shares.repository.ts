import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan } from 'typeorm';
import { ShareBlockEntity } from './share-block.entity';
import { ShareEntity } from './share.entity';

export type NewShare = Omit<ShareEntity, 'id'>;
/** An account and its confirmed address, if it has one. */
export type ShareSender = { readonly userId: string; readonly email: string | null };

@Injectable()
export class SharesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(share: NewShare): Promise<void> {
    await this.dataSource.getRepository(ShareEntity).insert({ ...share });
  }

  findOpen(tokenHash: string, now: number): Promise<ShareEntity | null> {
    return this.dataSource.getRepository(ShareEntity).findOneBy({ tokenHash, expiresAt: MoreThan(now) });
  }

  /** What the account sent, the newest first. */
  findOf(sender: ShareSender): Promise<ShareEntity[]> {
    return this.dataSource.getRepository(ShareEntity).find({ where: partsOf(sender), order: { id: 'DESC' } });
  }

  async deleteOf(sender: ShareSender): Promise<void> {
    for (const where of partsOf(sender)) await this.dataSource.getRepository(ShareEntity).delete(where);
  }

  /** What was left by a message that could not be put on its way. */
  async delete(tokenHash: string): Promise<void> {
    await this.dataSource.getRepository(ShareEntity).delete({ tokenHash });
  }

  async deleteExpired(before: number): Promise<void> {
    await this.dataSource.getRepository(ShareEntity).delete({ expiresAt: LessThan(before) });
    await this.dataSource.getRepository(ShareBlockEntity).delete({ until: LessThan(before) });
  }

  async isBlocked(mediumHashes: readonly string[], now: number): Promise<boolean> {
    const where = { mediumHash: In([...mediumHashes]), until: MoreThan(now) };
    return (await this.dataSource.getRepository(ShareBlockEntity).countBy(where)) > 0;
  }

  async block(mediumHashes: readonly string[], until: number): Promise<void> {
    const rows = mediumHashes.map((mediumHash) => ({ mediumHash, until }));
    await this.dataSource.getRepository(ShareBlockEntity).upsert(rows, ['mediumHash']);
  }
}

function partsOf({ userId, email }: ShareSender) {
  return [{ userId }, ...(email === null ? [] : [{ senderEmail: email }])];
}
