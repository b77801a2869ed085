import { dayInIndia, type LookbookResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/domain-error';
import { hashOf } from '../sessions';
import { TalentsService } from '../talents';
import { ShareBlocksService } from './share-blocks.service';
import type { ShareEntity } from './share.entity';
import { SharesRepository } from './shares.repository';

/** What the receiver of a link sees. */
@Injectable()
export class LookbooksService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly blocks: ShareBlocksService,
    private readonly talents: TalentsService,
    private readonly clock: Clock,
  ) {}

  async read(token: string): Promise<LookbookResponse['data']> {
    const { senderName, receiverFirstName, description, talentIds, expiresAt } = await this.require(token);
    const profiles = await this.talents.visibleCards(talentIds);
    return { sender_name: senderName, receiver_first_name: receiverFirstName, description, profiles, works_until: dayInIndia(expiresAt) };
  }

  async stop(token: string): Promise<void> {
    const { receiverEmail, receiverMobile } = await this.require(token);
    await this.blocks.block(receiverEmail, receiverMobile);
  }

  private async require(token: string): Promise<ShareEntity> {
    const share = await this.shares.findOpen(hashOf(token), this.clock.now());
    if (!share) throw new DomainError('NOT_FOUND', { detail: 'This link is no longer available.' });
    return share;
  }
}
