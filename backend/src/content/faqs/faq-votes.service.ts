import { type VoteChoice, type FaqVote, networkOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import type { Visitor } from '../../kernel/http/access.decorators';
import { keyedHash } from '../../kernel/keyed-hash';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { CountingVotesService } from './counting-votes.service';
import { FaqVotesRepository } from './faq-votes.repository';
import { FaqsService } from './faqs.service';

const HOUR_MS = 3600 * 1000;
const PER_VISITOR_AND_HOUR = 60;
const PER_NETWORK_AND_HOUR = 300;

/** Who votes: an account, or an anonymous browser by its session id. */
export type Voter = { readonly userId: string | null; readonly visitor: Visitor };

/** Votes on "Was this helpful?": one per voter and question; a later vote replaces the earlier one. */
@Injectable()
export class FaqVotesService {
  constructor(
    private readonly votes: FaqVotesRepository,
    private readonly counting: CountingVotesService,
    private readonly faqs: FaqsService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async of(voter: Voter): Promise<FaqVote[]> {
    const key = this.keyOf(voter);
    return key === null ? [] : (await this.votes.findOf(key)).map(({ name, answer }) => ({ name, answer }));
  }

  async save(voter: Voter, name: string, answer: VoteChoice): Promise<FaqVote[]> {
    const key = this.keyOf(voter);
    // A browser without a session id must load a page of the site first, as with a missing XSRF token.
    if (key === null) throw new DomainError('XSRF_REJECTED');
    if (!(await this.faqs.list()).some((faq) => faq.name === name)) {
      throw new DomainError('NOT_FOUND', { detail: 'There is no such question.' });
    }
    await this.limits.consume([
      { name: 'faq-vote:visitor:hour', subject: key, most: PER_VISITOR_AND_HOUR, windowMs: HOUR_MS },
      { name: 'faq-vote:network:hour', subject: networkOf(voter.visitor.ip), most: PER_NETWORK_AND_HOUR, windowMs: HOUR_MS },
    ]);
    await this.counting.store({ name, voter: key, answer, votedAt: this.clock.now() });
    return this.of(voter);
  }

  private keyOf({ userId, visitor: { sid } }: Voter): string | null {
    if (userId !== null) return accountVoter(this.config.secretKey, userId);
    return sid === null ? null : keyedHash(this.config.secretKey, `faq-vote:browser:${sid}`);
  }
}

/** Returns the voter key of an account. */
export function accountVoter(secretKey: string, userId: string): string {
  return keyedHash(secretKey, `faq-vote:account:${userId}`);
}
