import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { type RetainedName, RetainedRowsRepository } from './retained-rows.repository';
import { ReleaseReportsRepository } from './release-reports.repository';

const DAY_MS = 24 * 3600 * 1000;
const KEEP_MS = 30 * DAY_MS;
const MOST: Readonly<Record<RetainedName, number>> = { beacons: 100_000, reports: 200_000, vitals: 200_000 };

/** What pages told goes after a month, or earlier where there is too much of it. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly rows: RetainedRowsRepository,
    private readonly reports: ReleaseReportsRepository,
    private readonly clock: Clock,
  ) {}

  async prune(): Promise<void> {
    const now = this.clock.now();
    for (const name of ['beacons', 'reports', 'vitals'] as const) await this.rows.prune(name, { before: now - KEEP_MS, most: MOST[name] });
    await this.reports.forgetNetworks(now - DAY_MS);
  }
}
