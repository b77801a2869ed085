import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { DatabaseService } from '../kernel/database/database.service';
import { AppLog } from '../kernel/logging/app-log';
import { PeriodicJob } from '../kernel/scheduling/periodic-job';
import { DigestsService } from './digests.service';
import { nextNine } from './nine-in-india';
import { NotificationRetentionService } from './notification-retention.service';

@Injectable()
export class NotificationsJob extends PeriodicJob {
  protected readonly task = 'the mail of the day and the end of old notices';

  constructor(
    database: DatabaseService,
    log: AppLog,
    private readonly clock: Clock,
    private readonly digests: DigestsService,
    private readonly retention: NotificationRetentionService,
  ) {
    super(database, log);
  }

  /** Makes one of the hourly runs start at nine in India. */
  protected override restMs(): number {
    const now = this.clock.now();
    return Math.min(super.restMs(), nextNine(now) - now);
  }

  protected async runOnce(): Promise<void> {
    await this.digests.send();
    await this.retention.purge();
  }
}
