import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../../platform/config/config';
import type { AppLog } from '../../../platform/logging/app-log';
import { ManualClock } from '../../../testing/test-site';
import { DatabaseCounters } from '../database-counters';
import { RateHitRepository } from '../rate-hit.repository';
import { RateLimitsService } from '../rate-limits.service';
import { RedisFirstCounters } from '../redis-first-counters';

type Options = { readonly dataSource: DataSource; readonly redisUrl?: string; readonly clock?: ManualClock; readonly secretKey?: string };

/** A limiter as one instance of the backend has it. */
export class TestLimiter {
  readonly clock: ManualClock;
  readonly log: string[] = [];
  readonly service: RateLimitsService;
  private readonly redis: RedisFirstCounters | null;

  constructor({ dataSource, redisUrl: url, clock = new ManualClock(), secretKey = newSecret() }: Options) {
    const log = { warn: (line: string) => void this.log.push(line), info: (line: string) => void this.log.push(line) } as unknown as AppLog;
    const database = new DatabaseCounters(new RateHitRepository(dataSource));
    this.clock = clock;
    this.redis = url === undefined ? null : new RedisFirstCounters({ url, database, clock, log });
    this.service = new RateLimitsService(this.redis ?? database, clock, { secretKey } as AppConfig);
  }

  /** True when the use was counted, false when it was refused for the limit. */
  async isTaken(subject: string, most: number): Promise<boolean> {
    const use = this.service.take([{ name: 'test', subject, most, windowMs: 60_000 }]);
    return use.then(
      () => true,
      (error: unknown) => {
        if ((error as { code?: string }).code !== 'TOO_MANY_REQUESTS') throw error;
        return false;
      },
    );
  }

  close(): void {
    this.redis?.onApplicationShutdown();
  }
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
