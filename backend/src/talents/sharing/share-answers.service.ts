import { type AnswerLookbookInput, type Feedback, LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { plainWords } from '../../kernel/outbox/plain-words';
import { AnswerNoticesService } from './answer-notices.service';
import type { ShareAnswerEntity } from './share-answer.entity';
import { ShareAnswersRepository } from './share-answers.repository';
import type { ShareEntity } from './share.entity';

const HOUR_MS = 3600 * 1000;
const PER_HOUR = 300;

/** What the receiver of a share says to its people. */
@Injectable()
export class ShareAnswersService {
  constructor(
    private readonly answers: ShareAnswersRepository,
    private readonly notices: AnswerNoticesService,
    private readonly transactions: Transactions,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  async of({ id }: ShareEntity): Promise<Feedback[]> {
    return (await this.answers.findOf([id])).map(toGiven);
  }

  /** By share. */
  async ofMany(shares: readonly ShareEntity[]): Promise<ReadonlyMap<number, readonly Feedback[]>> {
    const rows = await this.answers.findOf(shares.map(({ id }) => id));
    return new Map(shares.map(({ id }) => [id, rows.filter(({ shareId }) => shareId === id).map(toGiven)]));
  }

  async put(share: ShareEntity, input: AnswerLookbookInput): Promise<Feedback> {
    const { id, tokenHash, talentIds } = share;
    const { talent_id: talentId, answer } = input;
    if (!talentIds.includes(talentId)) {
      const detail = 'This profile is not on the page.';
      throw new DomainError('VALIDATION_FAILED', { detail, fields: { talent_id: detail } });
    }
    await this.limits.take([{ name: 'lookbook-answer:link:hour', subject: tokenHash, most: PER_HOUR, windowMs: HOUR_MS }]);
    const comment = toComment(input.comment);
    if (answer === null && comment === '') await this.answers.delete(id, talentId);
    else await this.keep(share, { shareId: id, talentId, answer, comment, answeredAt: this.clock.now() });
    return { talent_id: talentId, answer, comment };
  }

  private async keep(share: ShareEntity, answer: ShareAnswerEntity): Promise<void> {
    const isMailDue = await this.notices.isMailDue(share);
    await this.transactions.run(async () => {
      await this.answers.put(answer);
      await this.notices.tell(share);
      if (isMailDue) await this.notices.mail(share);
    });
  }
}

/** Links taken apart make words longer; half a sign at the end is none. */
function toComment(text: string): string {
  return plainWords(text)
    .slice(0, LIMITS.commentLength)
    .replace(/[\ud800-\udbff]$/u, '');
}

function toGiven({ talentId, answer, comment }: ShareAnswerEntity): Feedback {
  return { talent_id: talentId, answer, comment };
}
