import { Injectable } from '@nestjs/common';
import { Preparation } from '../../../platform/database/preparation';
import { AppLog } from '../../../platform/logging/app-log';
import { RoundsWorker } from '../../../platform/rounds/rounds.worker';
import { JobClosingService } from './job-closing.service';

@Injectable()
export class JobRoundsWorker extends RoundsWorker {
  protected readonly task = 'closing of jobs that ended';

  constructor(
    private readonly closing: JobClosingService,
    database: Preparation,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected round(): Promise<void> {
    return this.closing.closeForgotten();
  }
}
