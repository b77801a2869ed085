import { type LookbookFeedbackInput, type Feedback, LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { plainText } from '../../kernel/outbox/plain-text';
import { FeedbackNotificationsService } from './feedback-notifications.service';
import type { ShareFeedbackEntity } from './share-feedback.entity';
import { ShareFeedbackRepository } from './share-feedback.repository';
import type { ShareEntity } from './share.entity';

const HOUR_MS = 3600 * 1000;
const PER_HOUR = 300;

/** Feedback with its time, ISO 8601. */
export type GivenFeedback = Feedback & { readonly answered_at: string };

/** Reads and saves the feedback of a share's receiver on its profiles. */
@Injectable()
export class ShareFeedbackService {
  constructor(
    private readonly feedback: ShareFeedbackRepository,
    private readonly notifications: FeedbackNotificationsService,
    private readonly transactions: Transactions,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  async of({ id }: ShareEntity): Promise<Feedback[]> {
    return (await this.feedback.findOf([id])).map(toGiven);
  }

  /** Reads the feedback on several shares, by share id. */
  async ofMany(shares: readonly ShareEntity[]): Promise<ReadonlyMap<number, readonly GivenFeedback[]>> {
    const rows = await this.feedback.findOf(shares.map(({ id }) => id));
    return new Map(shares.map(({ id }) => [id, rows.filter(({ shareId }) => shareId === id).map(toDated)]));
  }

  /** Saves feedback on one profile, or deletes it when neither answer nor comment is left. */
  async save(share: ShareEntity, input: LookbookFeedbackInput): Promise<Feedback> {
    const { id, tokenHash, talentIds } = share;
    const { talent_id: talentId, answer } = input;
    if (!talentIds.includes(talentId)) {
      const detail = 'This profile is not on the page.';
      throw new DomainError('VALIDATION_FAILED', { detail, fields: { talent_id: detail } });
    }
    await this.limits.consume([{ name: 'lookbook-answer:link:hour', subject: tokenHash, most: PER_HOUR, windowMs: HOUR_MS }]);
    const comment = toComment(input.comment);
    if (answer === null && comment === '') await this.feedback.delete(id, talentId);
    else await this.saveAndNotify(share, { shareId: id, talentId, answer, comment, answeredAt: this.clock.now() });
    return { talent_id: talentId, answer, comment };
  }

  private async saveAndNotify(share: ShareEntity, feedback: ShareFeedbackEntity): Promise<void> {
    const isMailDue = await this.notifications.isMailDue(share);
    await this.transactions.run(async () => {
      await this.feedback.save(feedback);
      await this.notifications.notify(share);
      if (isMailDue) await this.notifications.mail(share);
    });
  }
}

/** Makes a plain comment: breaking up links lengthens a text, so it is cut, and half a surrogate pair at its end is dropped. */
function toComment(text: string): string {
  return plainText(text)
    .slice(0, LIMITS.commentLength)
    .replace(/[\ud800-\udbff]$/u, '');
}

function toGiven({ talentId, answer, comment }: ShareFeedbackEntity): Feedback {
  return { talent_id: talentId, answer, comment };
}

function toDated(row: ShareFeedbackEntity): GivenFeedback {
  return { ...toGiven(row), answered_at: new Date(row.answeredAt).toISOString() };
}
