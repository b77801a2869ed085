import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { DatabaseService } from '../database/database.service';
import { AppLog } from '../logging/app-log';
import { OldRows } from './old-rows';
import { PeriodicJob } from './periodic-job';

const REST_MS = 10 * 60 * 1000;

/** Runs all registered deletions of old rows, every ten minutes. One that fails does not stop the others, and makes the run fail. */
@Injectable()
export class OldRowsJob extends PeriodicJob {
  protected readonly task = 'deletion of old rows';

  constructor(
    private readonly oldRows: OldRows,
    private readonly clock: Clock,
    private readonly appLog: AppLog,
    database: DatabaseService,
  ) {
    super(database, appLog);
  }

  protected override restMs(): number {
    return REST_MS;
  }

  protected async runOnce(): Promise<void> {
    const failures: unknown[] = [];
    for (const [what, deletion] of this.oldRows.all()) {
      try {
        const rows = await deletion(this.clock.now());
        if (rows > 0) this.appLog.info('old rows deleted', { what, rows });
      } catch (error) {
        failures.push(`${what}: ${String(error)}`);
      }
    }
    if (failures.length > 0) throw new Error(failures.join('; '));
  }
}
