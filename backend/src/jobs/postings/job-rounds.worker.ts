import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { RoundsWorker } from '../../kernel/scheduling/rounds.worker';
import { JobClosingService } from './job-closing.service';

@Injectable()
export class JobRoundsWorker extends RoundsWorker {
  protected readonly task = 'closing of jobs that ended';

  constructor(
    private readonly closing: JobClosingService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected round(): Promise<void> {
    return this.closing.closeExpired();
  }
}
