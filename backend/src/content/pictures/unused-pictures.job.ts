import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { SitePictureFilesService } from './site-picture-files.service';

/** Removes pictures that no text names. */
@Injectable()
export class UnusedPicturesJob extends PeriodicJob {
  protected readonly task = 'removal of unused pictures';

  constructor(
    database: DatabaseService,
    log: AppLog,
    private readonly files: SitePictureFilesService,
  ) {
    super(database, log);
  }

  protected runOnce(): Promise<void> {
    return this.files.removeUnused();
  }
}
