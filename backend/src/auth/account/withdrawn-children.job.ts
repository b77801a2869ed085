import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { ChildRemovalService } from '../guardians/child-removal.service';
import { ConsentWithdrawalService } from '../guardians/consent-withdrawal.service';

/** Deletes, every hour, the children whose guardian withdrew the consent thirty days ago, and ends what a later withdrawal left open. */
@Injectable()
export class WithdrawnChildrenJob extends PeriodicJob {
  protected readonly task = 'deletion of children without consent';

  constructor(
    private readonly withdrawals: ConsentWithdrawalService,
    private readonly removal: ChildRemovalService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected async runOnce(): Promise<void> {
    await this.withdrawals.endAll();
    await this.removal.removeWithdrawn();
  }
}
