import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../../kernel/database/database.service';
import { AppLog } from '../../../kernel/logging/app-log';
import { RoundsWorker } from '../../../kernel/scheduling/rounds.worker';
import { PhotoFilesService } from './photo-files.service';

/** Removes files that nothing needs any more. */
@Injectable()
export class PhotoRoundsWorker extends RoundsWorker {
  protected readonly task = 'tidying photos';

  constructor(
    database: DatabaseService,
    log: AppLog,
    private readonly files: PhotoFilesService,
  ) {
    super(database, log);
  }

  protected round(): Promise<void> {
    return this.files.tidyLeft();
  }
}
