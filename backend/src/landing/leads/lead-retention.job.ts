import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { LeadRetentionService } from './lead-retention.service';

@Injectable()
export class LeadRetentionJob extends PeriodicJob {
  protected readonly task = 'deletion of old leads';

  constructor(
    private readonly retention: LeadRetentionService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected runOnce(): Promise<void> {
    return this.retention.purge();
  }
}
