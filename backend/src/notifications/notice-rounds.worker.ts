import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { DatabaseService } from '../kernel/database/database.service';
import { AppLog } from '../kernel/logging/app-log';
import { RoundsWorker } from '../kernel/scheduling/rounds.worker';
import { DigestsService } from './digests.service';
import { nextNine } from './nine-in-india';
import { NoticeRetentionService } from './notice-retention.service';

@Injectable()
export class NoticeRoundsWorker extends RoundsWorker {
  protected readonly task = 'the mail of the day and the end of old notices';

  constructor(
    database: DatabaseService,
    log: AppLog,
    private readonly clock: Clock,
    private readonly digests: DigestsService,
    private readonly retention: NoticeRetentionService,
  ) {
    super(database, log);
  }

  /** One of the rounds is at nine. */
  protected override restMs(): number {
    const now = this.clock.now();
    return Math.min(super.restMs(), nextNine(now) - now);
  }

  protected async round(): Promise<void> {
    await this.digests.send();
    await this.retention.purge();
  }
}
