import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { RoundsWorker } from '../../kernel/scheduling/rounds.worker';
import { LeadRetentionService } from './lead-retention.service';

@Injectable()
export class LeadRetentionWorker extends RoundsWorker {
  protected readonly task = 'deletion of old leads';

  constructor(
    private readonly retention: LeadRetentionService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected round(): Promise<void> {
    return this.retention.purge();
  }
}
