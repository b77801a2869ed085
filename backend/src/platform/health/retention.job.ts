import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { RetentionService } from './retention.service';

const REST_MS = 5 * 60 * 1000;

/** Beacons need no login, so rows beyond the limit are deleted within minutes. */
@Injectable()
export class RetentionJob extends PeriodicJob {
  protected readonly task = 'deletion of old reports of pages';

  constructor(
    private readonly retention: RetentionService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected override restMs(): number {
    return REST_MS;
  }

  protected runOnce(): Promise<void> {
    return this.retention.prune();
  }
}
