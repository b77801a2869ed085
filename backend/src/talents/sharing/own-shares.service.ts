import type { Feedback } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ShareAnswersService } from './share-answers.service';
import type { ShareEntity } from './share.entity';
import { SharesRepository, type ShareSender } from './shares.repository';

export type OwnShare = ShareEntity & { readonly answers: readonly Feedback[] };

/** What an account has sent to others: for its export and its erasure. */
@Injectable()
export class OwnSharesService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly answers: ShareAnswersService,
  ) {}

  async find(sender: ShareSender): Promise<OwnShare[]> {
    const shares = await this.shares.findOf(sender);
    const answers = await this.answers.ofMany(shares);
    return shares.map((share) => ({ ...share, answers: answers.get(share.id) ?? [] }));
  }

  /** Answers and views go with their share. */
  async erase(sender: ShareSender): Promise<void> {
    await this.shares.deleteOf(sender);
  }
}
