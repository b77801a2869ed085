import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { JobClosingService } from './job-closing.service';

@Injectable()
export class JobClosingJob extends PeriodicJob {
  protected readonly task = 'closing of jobs that ended';

  constructor(
    private readonly closing: JobClosingService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected runOnce(): Promise<void> {
    return this.closing.closeExpired();
  }
}
