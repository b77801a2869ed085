import { lineOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { keyedHash } from '../../kernel/keyed-hash';
import { DomainError } from '../../kernel/domain-error';
import { growingWait } from '../../kernel/rate-limits/growing-wait';
import { RateLimitsService, tooMany, type Reservation } from '../../kernel/rate-limits/rate-limits.service';
import type { PasswordFailureEntity } from './password-failure.entity';
import { PasswordFailureRepository } from './password-failure.repository';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
export const PASSWORD_FAILURE_RETENTION_MS = 30 * 24 * HOUR_MS;

const FREE_FAILURES = 5;
/** Consecutive failures after which the login is locked (NIST SP 800-63B-4, 3.2.2). */
const MOST_FAILURES = 100;
const PER_LINE_AND_MINUTE = 10;
const PER_LINE_AND_HOUR = 60;
/** Retries of counting among concurrent requests for one account. */
const COUNTING_TRIES = 20;

/** Account whose password is tried, or the typed medium when no account has it. */
type Guess = {
  readonly subject: string;
  /** True for a browser that has logged in to the account before. */
  readonly isKnown: boolean;
};

/**
 * Limits guessing by line and by account, whether the account exists or not. Known browsers are counted separately, so that
 * strangers do not delay the owner.
 */
@Injectable()
export class PasswordAttemptsService {
  constructor(
    private readonly failures: PasswordFailureRepository,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Counts a visit of a line. The caller refunds a right password, so that an office can log in behind one IP address. */
  countVisit(ip: string): Promise<Reservation> {
    const subject = lineOf(ip);
    return this.limits.consume([
      { name: 'password:ip:minute', subject, most: PER_LINE_AND_MINUTE, windowMs: MINUTE_MS },
      { name: 'password:ip:hour', subject, most: PER_LINE_AND_HOUR, windowMs: HOUR_MS },
    ]);
  }

  /** Counts an attempt as a failure before the comparison, so that concurrent attempts are all counted; `reset` clears it. */
  async admit(guess: Guess): Promise<void> {
    const subjectHash = this.hashOf(guess);
    const now = this.clock.now();
    for (let count = 0; count < COUNTING_TRIES; count += 1) {
      const seen = await this.failures.find(subjectHash);
      requireOpen(seen, now);
      if (await this.failures.countUp(subjectHash, seen, now)) return;
    }
    throw tooMany(SECOND_MS);
  }

  /** Deletes the count of the guess: that of known browsers, or that of all others. */
  async reset(guess: Guess): Promise<void> {
    await this.failures.delete(this.hashOf(guess));
  }

  async deleteAllOf(subject: string): Promise<void> {
    for (const isKnown of [false, true]) await this.reset({ subject, isKnown });
  }

  private hashOf({ subject, isKnown }: Guess): string {
    return keyedHash(this.config.secretKey, `password-failure:${subject}${isKnown ? ' known' : ''}`);
  }
}

function requireOpen(seen: PasswordFailureEntity | null, now: number): void {
  if (!seen || seen.failures < FREE_FAILURES) return;
  if (seen.failures >= MOST_FAILURES) {
    throw new DomainError('LOGIN_LOCKED', { detail: 'Too many wrong passwords. Log in with a code, and set a new password.' });
  }
  const left = seen.failedAt + growingWait(seen.failures, FREE_FAILURES) - now;
  if (left > 0) throw tooMany(left);
}
