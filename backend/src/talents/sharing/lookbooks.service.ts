import {
  type LookbookFeedbackInput,
  type LookbookFeedbackResponse,
  dayInIndia,
  type LookbookResponse,
  type OpenLookbookInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';
import { hashOf } from '../../auth';
import { TalentsService } from '../listing/talents.service';
import { type Cookies, LookbookPassesService } from './lookbook-passes.service';
import { ShareFeedbackService } from './share-feedback.service';
import { ShareBlocksService } from './share-blocks.service';
import { ShareViewsService, type Viewer } from './share-views.service';
import type { ShareEntity } from './share.entity';
import { SharesRepository } from './shares.repository';

/** Shows a shared lookbook to its receiver, and takes feedback and stops. */
@Injectable()
export class LookbooksService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly passes: LookbookPassesService,
    private readonly feedback: ShareFeedbackService,
    private readonly views: ShareViewsService,
    private readonly blocks: ShareBlocksService,
    private readonly talents: TalentsService,
    private readonly clock: Clock,
  ) {}

  async read(token: string, cookies: Cookies): Promise<LookbookResponse['data']> {
    return this.show(await this.require(token, cookies));
  }

  /** Returns the lookbook when the passcode is right, and lets the browser read it for twelve hours. */
  async open({ token, passcode }: OpenLookbookInput, reply: FastifyReply): Promise<LookbookResponse['data']> {
    const share = await this.find(token);
    await this.passes.check(share, passcode);
    this.passes.remember(share, reply);
    return this.show(share);
  }

  async view(token: string, cookies: Cookies, viewer: Viewer): Promise<void> {
    await this.views.count(await this.require(token, cookies), viewer);
  }

  async answer(input: LookbookFeedbackInput, cookies: Cookies): Promise<LookbookFeedbackResponse['data']> {
    return this.feedback.save(await this.require(input.token, cookies), input);
  }

  /** Stops further shares from the sender. Needs no passcode, because an unwilling receiver has none. */
  async stop(token: string): Promise<void> {
    const { senderEmail, receiverEmail, receiverMobile } = await this.findSent(token);
    await this.blocks.block(senderEmail, { email: receiverEmail, mobile: receiverMobile });
  }

  /** Allows shares from the sender again. */
  async resume(token: string): Promise<void> {
    const { senderEmail, receiverEmail, receiverMobile } = await this.findSent(token);
    await this.blocks.unblock(senderEmail, { email: receiverEmail, mobile: receiverMobile });
  }

  private async show(share: ShareEntity): Promise<LookbookResponse['data']> {
    const { senderName, receiverFirstName, description, talentIds, expiresAt } = share;
    const [profiles, answers] = await Promise.all([this.talents.visibleCards(talentIds), this.feedback.of(share)]);
    return {
      sender_name: senderName,
      receiver_first_name: receiverFirstName,
      description,
      profiles,
      answers: answers.filter(({ talent_id }) => profiles.some(({ id }) => id === talent_id)),
      notes: profiles.flatMap(({ id }) => {
        const text = share.notes?.[String(id)] ?? '';
        return text === '' ? [] : [{ talent_id: id, text }];
      }),
      was_sent: share.listId === null,
      works_until: dayInIndia(expiresAt),
    };
  }

  private async require(token: string, cookies: Cookies): Promise<ShareEntity> {
    const share = await this.find(token);
    this.passes.require(share, cookies);
    return share;
  }

  /** A share whose link was sent to a receiver; a copied link belongs to nobody whom messages could be refused for. */
  private async findSent(token: string): Promise<ShareEntity> {
    const share = await this.find(token);
    if (share.listId !== null) throw new DomainError('NOT_FOUND', { detail: t('lookbook.notSent') });
    return share;
  }

  private async find(token: string): Promise<ShareEntity> {
    const share = await this.shares.findOpen(hashOf(token), this.clock.now());
    if (!share) throw new DomainError('NOT_FOUND', { detail: 'This link is no longer available.' });
    return share;
  }
}
