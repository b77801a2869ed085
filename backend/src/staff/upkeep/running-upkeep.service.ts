import type { UpkeepTask } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { RatingsService } from '../../hiring';
import { actingAs } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { type UpkeepRunRow, UpkeepRunsRepository } from './upkeep-runs.repository';

const MOST_OPEN = 20;
/** A run that takes longer broke off with its process. */
const LOST_AFTER_MS = 15 * 60_000;

/** Does the tasks that the office started. */
@Injectable()
export class RunningUpkeepService {
  constructor(
    private readonly runs: UpkeepRunsRepository,
    private readonly ratings: RatingsService,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Does every open run that no other instance has. */
  async run(): Promise<void> {
    for (let open = await this.claimed(); open !== null; open = await this.claimed()) await this.finish(open);
  }

  private async claimed(): Promise<UpkeepRunRow | null> {
    const now = this.clock.now();
    for (const run of await this.runs.findOpen(MOST_OPEN)) {
      if (await this.runs.claim(run, { now, lostBefore: now - LOST_AFTER_MS })) return run;
    }
    return null;
  }

  private async finish({ id, task, askedBy }: UpkeepRunRow): Promise<void> {
    const result = await actingAs(askedBy, () => this.do(task)).catch((error: unknown) => {
      this.log.error('upkeep failed', error, { task });
      return null;
    });
    await this.runs.end(id, this.clock.now(), result);
  }

  /** Counts the ratings again, with its entry in the audit trail; returns how many people have some. */
  rebuildRatings(): Promise<number> {
    const work = async () => {
      const rated = await this.ratings.rebuild();
      await this.audit.record('rebuild-ratings', 'ratings', `${rated} ratings`);
      return rated;
    };
    return retryLockConflicts(() => this.transactions.run(work));
  }

  private do(task: UpkeepTask): Promise<number> {
    switch (task) {
      case 'rebuild-ratings':
        return this.rebuildRatings();
    }
  }
}
