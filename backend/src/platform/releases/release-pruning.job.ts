import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { ReleasePruning } from './release-pruning.service';

/** Deletes the files of releases that are not kept, once an hour. */
@Injectable()
export class ReleasePruningJob extends PeriodicJob {
  protected readonly task = 'deletion of files of old releases';

  constructor(
    private readonly pruning: ReleasePruning,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected runOnce(): Promise<void> {
    return this.pruning.prune();
  }
}
