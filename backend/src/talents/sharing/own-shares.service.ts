import type { Feedback } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ShareFeedbackService } from './share-feedback.service';
import type { ShareEntity } from './share.entity';
import { SharesRepository, type ShareSender } from './shares.repository';

export type OwnShare = ShareEntity & { readonly feedback: readonly Feedback[] };

/** Reads an account's shares for its export, and erases them. */
@Injectable()
export class OwnSharesService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly feedback: ShareFeedbackService,
  ) {}

  async find(sender: ShareSender): Promise<OwnShare[]> {
    const shares = await this.shares.findOf(sender);
    const feedback = await this.feedback.ofMany(shares);
    return shares.map((share) => ({ ...share, feedback: feedback.get(share.id) ?? [] }));
  }

  /** Deletes the account's shares, and with them their feedback and views. */
  async erase(sender: ShareSender): Promise<void> {
    await this.shares.deleteOf(sender);
  }
}
