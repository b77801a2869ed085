import type { OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '../clock/clock';
import type { AppLog } from '../logging/app-log';
import { CircuitBreaker } from './circuit-breaker';
import { Counters, type Consumption, type Window } from './counters';
import type { DatabaseCounters } from './database-counters';
import { isOfRedis, RedisCounters } from './redis-counters';

type Parts = { readonly url: string; readonly database: DatabaseCounters; readonly clock: Clock; readonly log: AppLog };

/**
 * Counts in Redis first, and what Redis allows in the database as well (docs/decisions/0011): a flood costs the database
 * nothing, and a Redis that is unavailable, slow or emptied lifts no limit.
 */
export class RedisFirstCounters extends Counters implements OnApplicationShutdown {
  private readonly redis: RedisCounters;
  private readonly breaker: CircuitBreaker;
  private readonly database: DatabaseCounters;
  private lastProblem = 'no answer in time';

  constructor({ url, database, clock, log }: Parts) {
    super();
    this.database = database;
    this.redis = new RedisCounters(url, (error) => (this.lastProblem = error.message));
    this.breaker = new CircuitBreaker(clock, {
      onOpen: () => {
        log.warn('Redis does not answer: uses are counted in the database alone', { reason: this.lastProblem });
        this.redis.reconnect();
      },
      onClose: () => log.info('Redis counts again'),
    });
  }

  async consume(windows: readonly Window[], now: number): Promise<Consumption> {
    const first = (await this.breaker.run(() => this.redis.consume(windows, now))) ?? { ids: [] };
    if ('waitMs' in first) return first;
    const second = await this.database.consume(windows, now).catch(async (error: unknown) => {
      await this.refundInRedis(first.ids);
      throw error;
    });
    if ('ids' in second) return { ids: [...first.ids, ...second.ids] };
    await this.refundInRedis(first.ids);
    return second;
  }

  count(bucket: string, since: number): Promise<number> {
    return this.database.count(bucket, since);
  }

  async refund(ids: readonly string[]): Promise<void> {
    await Promise.all([this.refundInRedis(ids), this.database.refund(ids)]);
  }

  onApplicationShutdown(): void {
    this.redis.close();
  }

  private async refundInRedis(ids: readonly string[]): Promise<void> {
    const own = ids.filter(isOfRedis);
    if (own.length > 0) await this.breaker.run(() => this.redis.refund(own));
  }
}
