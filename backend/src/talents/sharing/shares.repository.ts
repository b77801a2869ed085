import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, MoreThan, type Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { ShareBlockEntity } from './share-block.entity';
import { ShareEntity } from './share.entity';

export type NewShare = Omit<ShareEntity, 'id' | 'revokedAt' | 'views' | 'lastViewedAt' | 'listId' | 'sealedToken' | 'notes'>;
export type NewListLink = NewShare & Pick<ShareEntity, 'listId' | 'sealedToken' | 'notes'>;
/** An account and its confirmed e-mail address, if it has one. */
export type ShareSender = { readonly userId: string; readonly email: string | null };

@Injectable()
export class SharesRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get shares(): Repository<ShareEntity> {
    return this.dataSource.getRepository(ShareEntity);
  }

  async insert(share: NewShare | NewListLink): Promise<void> {
    await this.shares.insert({ ...share });
  }

  /** Finds the links that were made from a list, the newest first. */
  findOfList(userId: string, listId: number, most: number): Promise<ShareEntity[]> {
    return this.shares.find({ where: { userId, listId }, order: { id: 'DESC' }, take: most });
  }

  findByHash(tokenHash: string): Promise<ShareEntity | null> {
    return this.shares.findOneBy({ tokenHash });
  }

  /** Finds a share by its link's token hash; null when it has expired or was revoked. */
  findOpen(tokenHash: string, now: number): Promise<ShareEntity | null> {
    return this.shares.findOneBy({ tokenHash, expiresAt: MoreThan(now), revokedAt: IsNull() });
  }

  findManaged(manageHash: string): Promise<ShareEntity | null> {
    return this.shares.findOneBy({ manageHash });
  }

  /** Finds the account's shares, the newest first. */
  findOf(sender: ShareSender, most?: number): Promise<ShareEntity[]> {
    return this.shares.find({ where: partsOf(sender), order: { id: 'DESC' }, ...(most === undefined ? {} : { take: most }) });
  }

  findOneOf(sender: ShareSender, id: number): Promise<ShareEntity | null> {
    return this.shares.findOneBy(partsOf(sender).map((part) => ({ ...part, id })));
  }

  async revoke(id: number, revokedAt: number): Promise<void> {
    await this.shares.update({ id, revokedAt: IsNull() }, { revokedAt });
  }

  async deleteOf(sender: ShareSender): Promise<void> {
    for (const where of partsOf(sender)) await this.shares.delete(where);
  }

  async deleteEnded(before: number): Promise<number> {
    const expired = await deleteInSteps(this.shares, { expiresAt: LessThan(before) });
    return expired + (await deleteInSteps(this.shares, { revokedAt: LessThan(before) }));
  }

  deleteBlocks(before: number): Promise<number> {
    return deleteInSteps(this.dataSource.getRepository(ShareBlockEntity), { until: LessThan(before) });
  }

  async isBlocked(mediumHashes: readonly string[], now: number): Promise<boolean> {
    const where = { mediumHash: In([...mediumHashes]), until: MoreThan(now) };
    return (await this.dataSource.getRepository(ShareBlockEntity).countBy(where)) > 0;
  }

  async block(mediumHashes: readonly string[], until: number): Promise<void> {
    const rows = mediumHashes.map((mediumHash) => ({ mediumHash, until }));
    await this.dataSource.getRepository(ShareBlockEntity).upsert(rows, ['mediumHash']);
  }

  async unblock(mediumHashes: readonly string[]): Promise<void> {
    await this.dataSource.getRepository(ShareBlockEntity).delete({ mediumHash: In([...mediumHashes]) });
  }
}

function partsOf({ userId, email }: ShareSender) {
  return [{ userId }, ...(email === null ? [] : [{ senderEmail: email }])];
}
