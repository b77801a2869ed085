import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { type RetainedName, RetainedRowsRepository } from './retained-rows.repository';
import { PageLoadsRepository } from './page-loads.repository';

const DAY_MS = 24 * 3600 * 1000;
const RETENTION_MS = 30 * DAY_MS;
const MOST: Readonly<Record<RetainedName, number>> = { beacons: 100_000, pageLoads: 200_000, vitals: 200_000 };

/** Deletes beacons, page loads and vitals after 30 days, or earlier if a table has too many rows. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly rows: RetainedRowsRepository,
    private readonly pageLoads: PageLoadsRepository,
    private readonly clock: Clock,
  ) {}

  async prune(): Promise<void> {
    const now = this.clock.now();
    for (const name of ['beacons', 'pageLoads', 'vitals'] as const)
      await this.rows.prune(name, { before: now - RETENTION_MS, most: MOST[name] });
    await this.pageLoads.clearNetworks(now - DAY_MS);
  }
}
