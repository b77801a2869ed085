import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { RoundsWorker } from '../../kernel/scheduling/rounds.worker';
import { ChildRemovalService } from '../guardians/child-removal.service';

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
