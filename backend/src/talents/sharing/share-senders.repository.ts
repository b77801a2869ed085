import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { ShareSenderEntity } from './share-sender.entity';

/** Key of a sender: a browser and the pair of media it named. */
export type SenderKey = Pick<ShareSenderEntity, 'askedBy' | 'emailHash' | 'pairHash'>;

@Injectable()
export class ShareSendersRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get senders(): Repository<ShareSenderEntity> {
    return this.dataSource.getRepository(ShareSenderEntity);
  }

  /** Stores a request for a code. It replaces the browser's former request, and proof, for the same e-mail address. */
  async ask(sender: SenderKey, askedAt: number): Promise<void> {
    await this.senders.upsert({ ...sender, askedAt, provedUntil: 0 }, ['askedBy', 'emailHash']);
  }

  async isAsked(sender: SenderKey): Promise<boolean> {
    return (await this.senders.countBy({ ...sender })) > 0;
  }

  /** Stores a proof. `askedBy` of `proof` is the hash of the browser's new session id. */
  async prove(sender: SenderKey, proof: Pick<ShareSenderEntity, 'askedBy' | 'provedUntil'>): Promise<void> {
    await this.senders.update({ ...sender }, proof);
  }

  /** Consumes a proof; true for exactly one of several requests at once. */
  async use(sender: SenderKey, now: number): Promise<boolean> {
    const result = await this.senders.update({ ...sender, provedUntil: MoreThan(now) }, { provedUntil: 0 });
    return result.affected === 1;
  }

  /** Deletes requests older than `before` and returns how many. */
  deleteAskedBefore(before: number): Promise<number> {
    return deleteInSteps(this.senders, { askedAt: LessThan(before) });
  }
}
