import { Injectable } from '@nestjs/common';
import type { ShareEntity } from './share.entity';
import { SharesRepository, type ShareSender } from './shares.repository';

/** What an account has sent to others: for its export and its erasure. */
@Injectable()
export class OwnSharesService {
  constructor(private readonly shares: SharesRepository) {}

  find(sender: ShareSender): Promise<ShareEntity[]> {
    return this.shares.findOf(sender);
  }

  async erase(sender: ShareSender): Promise<void> {
    await this.shares.deleteOf(sender);
  }
}
