import { Injectable } from '@nestjs/common';
import { Preparation } from '../../platform/database/preparation';
import { AppLog } from '../../platform/logging/app-log';
import { RoundsWorker } from '../../platform/rounds/rounds.worker';
import { PhotoFilesService } from './photo-files.service';

/** Removes what uploads and removals left behind that were cut off in the middle. */
@Injectable()
export class PhotoRoundsWorker extends RoundsWorker {
  protected readonly task = 'tidying photos';

  constructor(
    database: Preparation,
    log: AppLog,
    private readonly files: PhotoFilesService,
  ) {
    super(database, log);
  }

  protected round(): Promise<void> {
    return this.files.tidyLeft();
  }
}
