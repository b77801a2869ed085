import { dayInIndia, type RevokeShareInput, type SentShare, type TalentCard } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { openSealedText } from '../../kernel/sealed-text';
import { hashOf, UsersService } from '../../auth';
import { TalentsService } from '../listing/talents.service';
import { type GivenFeedback, ShareFeedbackService } from './share-feedback.service';
import type { ShareEntity } from './share.entity';
import { SharesRepository, type ShareSender } from './shares.repository';

const SHOWN = 100;

/** Shows senders their shares with views and feedback, and revokes links. */
@Injectable()
export class SentSharesService {
  constructor(
    private readonly shares: SharesRepository,
    private readonly feedback: ShareFeedbackService,
    private readonly talents: TalentsService,
    private readonly users: UsersService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async ofUser(userId: string): Promise<SentShare[]> {
    return this.toSentShares(await this.shares.findOf(await this.senderOf(userId), SHOWN));
  }

  /** Links made from one of the user's lists. */
  async ofList(userId: string, listId: number): Promise<SentShare[]> {
    return this.toSentShares(await this.shares.findOfList(userId, listId, SHOWN));
  }

  async one(share: ShareEntity): Promise<SentShare> {
    const [sent] = await this.toSentShares([share]);
    if (!sent) throw noSuchShare();
    return sent;
  }

  async managed(token: string): Promise<SentShare> {
    return this.one(await this.requireManaged(token));
  }

  async revoke({ id, token }: RevokeShareInput, userId: string | null): Promise<void> {
    const share = token === undefined ? await this.requireOwn(id, userId) : await this.requireManaged(token);
    await this.shares.revoke(share.id, this.clock.now());
  }

  /** Address of a link that its owner copies; '' once it is over, for links that were sent, and after a change of SECRET_KEY. */
  private urlOf(share: ShareEntity, now: number): string {
    const token =
      share.sealedToken === null || stateOf(share, now) !== 'open' ? null : openSealedText(this.config.secretKey, share.sealedToken);
    return token === null ? '' : `${this.config.publicUrl}/s/${token}`;
  }

  private async requireManaged(token: string): Promise<ShareEntity> {
    const share = await this.shares.findManaged(hashOf(token));
    if (!share) throw noSuchShare();
    return share;
  }

  private async requireOwn(id: number | undefined, userId: string | null): Promise<ShareEntity> {
    if (userId === null) throw new DomainError('NOT_SIGNED_IN');
    const share = id === undefined ? null : await this.shares.findOneOf(await this.senderOf(userId), id);
    if (!share) throw noSuchShare();
    return share;
  }

  private async senderOf(userId: string): Promise<ShareSender> {
    return { userId, email: (await this.users.findById(userId))?.loginEmail ?? null };
  }

  private async toSentShares(shares: readonly ShareEntity[]): Promise<SentShare[]> {
    const ids = [...new Set(shares.flatMap(({ talentIds }) => talentIds))];
    const [cards, feedback] = await Promise.all([this.talents.visibleCards(ids), this.feedback.ofMany(shares)]);
    const people = new Map(cards.map((card) => [card.id, card]));
    const now = this.clock.now();
    return shares.map((share) => ({
      ...toSentShare(share, { people, feedback: feedback.get(share.id) ?? [], now }),
      list_id: share.listId,
      url: this.urlOf(share, now),
    }));
  }
}

type Known = {
  readonly people: ReadonlyMap<number, TalentCard>;
  readonly feedback: readonly GivenFeedback[];
  readonly now: number;
};

function toSentShare(share: ShareEntity, { people, feedback, now }: Known): SentShare {
  return {
    id: share.id,
    receiver_name: share.receiverName,
    description: share.description,
    created_at: new Date(share.createdAt).toISOString(),
    works_until: dayInIndia(share.expiresAt),
    state: stateOf(share, now),
    has_passcode: share.passcodeHash === null ? 0 : 1,
    views: share.views,
    last_viewed_at: share.lastViewedAt === null ? null : new Date(share.lastViewedAt).toISOString(),
    profiles: share.talentIds.map((talent_id) => {
      const { display_name: name = '', slug = '' } = people.get(talent_id) ?? {};
      const { answer = null, comment = '', answered_at = null } = feedback.find((given) => given.talent_id === talent_id) ?? {};
      return { talent_id, name, slug, answer, comment, answered_at };
    }),
  };
}

function stateOf({ revokedAt, expiresAt }: ShareEntity, now: number): SentShare['state'] {
  if (revokedAt !== null) return 'stopped';
  return expiresAt > now ? 'open' : 'ended';
}

function noSuchShare(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such share.' });
}
