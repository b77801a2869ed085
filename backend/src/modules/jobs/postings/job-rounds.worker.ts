import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../../platform/database/database.service';
import { AppLog } from '../../../platform/logging/app-log';
import { RoundsWorker } from '../../../platform/rounds/rounds.worker';
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
    return this.closing.closeForgotten();
  }
}
