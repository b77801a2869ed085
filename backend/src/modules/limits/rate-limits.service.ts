import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import { RateHitRepository } from './rate-hit.repository';

const LONGEST_WINDOW_MS = 24 * 3600 * 1000;
const SWEEP_EVERY_MS = 10 * 60 * 1000;

export type Limit = {
  /** What is counted: 'send-code:ip'. */
  readonly name: string;
  /** Whose uses are counted; only its HMAC is stored. */
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
};

/** Sliding windows counted in the database, so that every instance and every restart sees the same totals. */
@Injectable()
export class RateLimitsService {
  private sweptAt = 0;

  constructor(
    private readonly hits: RateHitRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /**
   * Counts one use against every limit, or refuses with 429 and leaves no trace. The own use is written first and then
   * ranked among all of them, so that of several at once the first ones pass. Answers how to take the use back.
   */
  async take(limits: readonly Limit[]): Promise<() => Promise<void>> {
    const now = this.clock.now();
    await this.sweep(now);
    const ids: number[] = [];
    const takeBack = () => this.hits.delete(ids);
    for (const { name, subject, most, windowMs } of limits) {
      const bucket = `${name}:${this.hashOf(subject)}`;
      const id = await this.hits.insert(bucket, now);
      ids.push(id);
      const earlier = await this.hits.findEarlier({ id, bucket }, now - windowMs, most);
      if (earlier.length < most) continue;
      await takeBack();
      throw tooMany((earlier.at(-1) ?? now) + windowMs - now);
    }
    return takeBack;
  }

  private hashOf(subject: string): string {
    return createHmac('sha256', this.config.secretKey).update(`limit:${subject}`).digest('hex').slice(0, 32);
  }

  private async sweep(now: number): Promise<void> {
    if (now - this.sweptAt < SWEEP_EVERY_MS) return;
    this.sweptAt = now;
    await this.hits.deleteBefore(now - LONGEST_WINDOW_MS);
  }
}

/** A refusal that says how long to wait. */
export function tooMany(waitMs: number): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new DomainError('TOO_MANY_REQUESTS', { detail: `Please wait ${inWords(seconds)} and try again.`, retryAfter: seconds });
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
