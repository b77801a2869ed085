import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../platform/database/database.service';
import { AppLog } from '../../platform/logging/app-log';
import { RoundsWorker } from '../../platform/rounds/rounds.worker';
import { ChildRemovalService } from '../guardians';

/** Deletes, every hour, the children whose guardian withdrew the consent thirty days ago. */
@Injectable()
export class WithdrawnChildrenWorker extends RoundsWorker {
  protected readonly task = 'deletion of children without consent';

  constructor(
    private readonly removal: ChildRemovalService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected round(): Promise<void> {
    return this.removal.removeWithdrawn();
  }
}
