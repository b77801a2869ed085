import { dayInIndia, type Feedback, type RevokeShareInput, type SentShare, type TalentCard } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { hashOf, UsersService } from '../../auth';
import { TalentsService } from '../listing/talents.service';
import { ShareFeedbackService } from './share-feedback.service';
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
  ) {}

  async ofUser(userId: string): Promise<SentShare[]> {
    return this.toSentShares(await this.shares.findOf(await this.senderOf(userId), SHOWN));
  }

  async managed(token: string): Promise<SentShare> {
    const [share] = await this.toSentShares([await this.requireManaged(token)]);
    if (!share) throw noSuchShare();
    return share;
  }

  async revoke({ id, token }: RevokeShareInput, userId: string | null): Promise<void> {
    const share = token === undefined ? await this.requireOwn(id, userId) : await this.requireManaged(token);
    await this.shares.revoke(share.id, this.clock.now());
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
    return shares.map((share) => toSentShare(share, { people, feedback: feedback.get(share.id) ?? [], now: this.clock.now() }));
  }
}

type Known = {
  readonly people: ReadonlyMap<number, TalentCard>;
  readonly feedback: readonly Feedback[];
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
      const { answer = null, comment = '' } = feedback.find((given) => given.talent_id === talent_id) ?? {};
      return { talent_id, name, slug, answer, comment };
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
