import { Injectable } from '@nestjs/common';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import type { PromoDecision } from '../promo-codes/promo-codes.service';

const MINUTE_MS = 60_000;
const QUOTES_PER_TEN_MINUTES = 60;
const UNKNOWN_CODES_PER_HOUR = 10;

/** Limits quotes, and guesses at promo codes. */
@Injectable()
export class QuoteLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  async consumeQuote(userId: string): Promise<void> {
    await this.limits.consume([{ name: 'membership-quote', subject: userId, most: QUOTES_PER_TEN_MINUTES, windowMs: 10 * MINUTE_MS }]);
  }

  /** Counts the use of a code before it is decided, so that concurrent guesses count as well, and takes a known code off the count. */
  async whileGuessing(userId: string, decide: () => Promise<PromoDecision>): Promise<PromoDecision> {
    const guess = await this.limits.consume([
      { name: 'promo-code:guess', subject: userId, most: UNKNOWN_CODES_PER_HOUR, windowMs: 60 * MINUTE_MS },
    ]);
    const decision = await decide();
    if (decision.isApplied || decision.reason !== 'unknown') await guess.refund();
    return decision;
  }
}
