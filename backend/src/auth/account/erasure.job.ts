import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { ErasureService } from './erasure.service';

@Injectable()
export class ErasureJob extends PeriodicJob {
  protected readonly task = 'erasure of accounts';

  constructor(
    private readonly erasure: ErasureService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected async runOnce(): Promise<void> {
    await this.erasure.hideProfiles();
    await this.erasure.sendWarnings();
    await this.erasure.eraseDue();
  }
}
