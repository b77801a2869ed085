import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { isDatabaseAway } from '../database/database-errors';
import { inOwnDatabaseTime } from '../database/own-time';
import { DomainError } from '../domain-error';
import { keyedHash } from '../keyed-hash';
import { Counters } from './counters';

export type Limit = {
  /** What is counted, as in 'send-code:ip'. Limits of one name and subject count the same uses, each over its own window. */
  readonly name: string;
  /** Whose uses are counted; only the HMAC of it is stored. */
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
};

/** A counted use. Its ids may be stored, to refund the use later. */
export type Reservation = { readonly ids: readonly string[]; refund(): Promise<void> };

/** Rate limits by sliding windows of at most a day, shared by all instances. */
@Injectable()
export class RateLimitsService {
  constructor(
    private readonly counters: Counters,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Counts one use against every limit. Throws TOO_MANY_REQUESTS, and counts nothing, when one of them is reached. */
  async consume(limits: readonly Limit[]): Promise<Reservation> {
    if (limits.length === 0) return { ids: [], refund: () => Promise.resolve() };
    const hashes = new Map(limits.map(({ subject }) => [subject, '']));
    for (const subject of hashes.keys()) hashes.set(subject, this.hashOf(subject));
    const windows = limits.map(({ name, subject, most, windowMs }) => ({ bucket: `${name}:${hashes.get(subject)}`, most, windowMs }));
    const consumption = await this.counters.consume(windows, this.clock.now());
    if ('waitMs' in consumption) throw tooMany(consumption.waitMs);
    const { ids } = consumption;
    return { ids, refund: () => this.refund(ids) };
  }

  /** Counts a read as `consume` does, but allows it while the database takes no writes. */
  async consumeForRead(limits: readonly Limit[]): Promise<void> {
    await this.consume(limits).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
    });
  }

  /** Deletes counted uses by their ids, with a database time of its own: the request may have used up its time. */
  async refund(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await inOwnDatabaseTime(() => this.counters.refund(ids));
  }

  /** Number of uses in the last `windowMs`. */
  count(name: string, subject: string, windowMs: number): Promise<number> {
    return this.counters.count(`${name}:${this.hashOf(subject)}`, this.clock.now() - windowMs);
  }

  private hashOf(subject: string): string {
    return keyedHash(this.config.secretKey, `limit:${subject}`).slice(0, 32);
  }
}

/** Creates the refusal with the time to wait: exact up to a minute, then in whole minutes, so that it reveals little of the counters. */
export function tooMany(waitMs: number): DomainError {
  const exact = Math.max(1, Math.ceil(waitMs / 1000));
  const seconds = exact > 60 ? Math.ceil(exact / 60) * 60 : exact;
  return new DomainError('TOO_MANY_REQUESTS', { detail: `Please wait ${durationText(seconds)} and try again.`, retryAfter: seconds });
}

function durationText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
