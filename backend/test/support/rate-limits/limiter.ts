import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../../src/kernel/config/config';
import type { AppLog } from '../../../src/kernel/logging/app-log';
import { ManualClock } from '../test-site';
import { DatabaseCounters } from '../../../src/kernel/rate-limits/database-counters';
import { RateHitRepository } from '../../../src/kernel/rate-limits/rate-hit.repository';
import { RateLimitsService } from '../../../src/kernel/rate-limits/rate-limits.service';
import { RedisFirstCounters } from '../../../src/kernel/rate-limits/redis-first-counters';

type Options = {
  readonly dataSource: DataSource;
  readonly redisUrl?: string;
  readonly clock?: ManualClock;
  readonly secretKey?: string;
  /** Milliseconds that the database takes to write a use. */
  readonly writingMs?: number;
};

/** Rate limiter of one instance of the backend. */
export class TestLimiter {
  readonly clock: ManualClock;
  readonly log: string[] = [];
  readonly service: RateLimitsService;
  private readonly redis: RedisFirstCounters | null;

  constructor({ dataSource, redisUrl: url, clock = new ManualClock(), secretKey = newSecret(), writingMs = 0 }: Options) {
    const log = { warn: (line: string) => void this.log.push(line), info: (line: string) => void this.log.push(line) } as unknown as AppLog;
    const database = new DatabaseCounters(writingMs > 0 ? new SlowHits(dataSource, writingMs) : new RateHitRepository(dataSource));
    this.clock = clock;
    this.redis = url === undefined ? null : new RedisFirstCounters({ url, database, clock, log });
    this.service = new RateLimitsService(this.redis ?? database, clock, { secretKey } as AppConfig);
  }

  /** Counts one use; resolves to false when the limit refused it. */
  async isConsumed(subject: string, most: number): Promise<boolean> {
    const reservation = this.service.consume([{ name: 'test', subject, most, windowMs: 60_000 }]);
    return reservation.then(
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

class SlowHits extends RateHitRepository {
  constructor(
    dataSource: DataSource,
    private readonly writingMs: number,
  ) {
    super(dataSource);
  }

  override async insert(bucket: string, hitAt: number): Promise<number> {
    await sleep(this.writingMs);
    return super.insert(bucket, hitAt);
  }
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
