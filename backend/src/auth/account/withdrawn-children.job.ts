import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { ChildRemovalService } from '../guardians/child-removal.service';

/** Deletes, every hour, the children whose guardian withdrew the consent thirty days ago. */
@Injectable()
export class WithdrawnChildrenJob extends PeriodicJob {
  protected readonly task = 'deletion of children without consent';

  constructor(
    private readonly removal: ChildRemovalService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected runOnce(): Promise<void> {
    return this.removal.removeWithdrawn();
  }
}
