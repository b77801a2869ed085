import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { ShareSenderEntity } from './share-sender.entity';

/** A sender as one browser names it. */
export type SenderKey = Pick<ShareSenderEntity, 'askedBy' | 'emailHash' | 'pairHash'>;

@Injectable()
export class ShareSendersRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get senders(): Repository<ShareSenderEntity> {
    return this.dataSource.getRepository(ShareSenderEntity);
  }

  /** The newest code of an address belongs to the newest pair: what was asked or proved before it counts no longer. */
  async ask(sender: SenderKey, askedAt: number): Promise<void> {
    await this.senders.upsert({ ...sender, askedAt, provedUntil: 0 }, ['askedBy', 'emailHash']);
  }

  async isAsked(sender: SenderKey): Promise<boolean> {
    return (await this.senders.countBy({ ...sender })) > 0;
  }

  /** `askedBy`: the browser for which it is proved, which has a new id by now. */
  async prove(sender: SenderKey, proof: Pick<ShareSenderEntity, 'askedBy' | 'provedUntil'>): Promise<void> {
    await this.senders.update({ ...sender }, proof);
  }

  /** True for the one request that used the proof. */
  async use(sender: SenderKey, now: number): Promise<boolean> {
    const result = await this.senders.update({ ...sender, provedUntil: MoreThan(now) }, { provedUntil: 0 });
    return result.affected === 1;
  }

  /** Answers how many went. */
  deleteAskedBefore(before: number): Promise<number> {
    return deleteInSteps(this.senders, { askedAt: LessThan(before) });
  }
}
