import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { type KeptName, KeptRowsRepository } from './kept-rows.repository';
import { ReleaseReportsRepository } from './release-reports.repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;
const KEEP_MS = 30 * DAY_MS;
const MOST: Readonly<Record<KeptName, number>> = { beacons: 100_000, reports: 200_000, vitals: 200_000 };

/** What pages told goes after a month, or earlier where there is too much of it. */
@Injectable()
export class RetentionService {
  private prunedAt = 0;

  constructor(
    private readonly rows: KeptRowsRepository,
    private readonly reports: ReleaseReportsRepository,
    private readonly clock: Clock,
  ) {}

  async prune(): Promise<void> {
    const now = this.clock.now();
    this.prunedAt = now;
    for (const name of ['beacons', 'reports', 'vitals'] as const) await this.rows.prune(name, { before: now - KEEP_MS, most: MOST[name] });
    await this.reports.forgetNetworks(now - DAY_MS);
  }

  /** Whoever writes much calls this each time: a flood is cut back within a minute. */
  async pruneNowAndThen(): Promise<void> {
    if (this.clock.now() - this.prunedAt >= MINUTE_MS) await this.prune();
  }
}
