import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../../kernel/database/database.service';
import { AppLog } from '../../../kernel/logging/app-log';
import { PeriodicJob } from '../../../kernel/scheduling/periodic-job';
import { PhotoFilesService } from './photo-files.service';

/** Removes files that nothing needs any more. */
@Injectable()
export class PhotoCleanupJob extends PeriodicJob {
  protected readonly task = 'tidying photos';

  constructor(
    database: DatabaseService,
    log: AppLog,
    private readonly files: PhotoFilesService,
  ) {
    super(database, log);
  }

  protected runOnce(): Promise<void> {
    return this.files.tidyLeft();
  }
}
