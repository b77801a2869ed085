import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { RoundsWorker } from '../../kernel/scheduling/rounds.worker';
import { ErasureService } from './erasure.service';

@Injectable()
export class ErasureWorker extends RoundsWorker {
  protected readonly task = 'erasure of accounts';

  constructor(
    private readonly erasure: ErasureService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected async round(): Promise<void> {
    await this.erasure.hideProfiles();
    await this.erasure.sendNotices();
    await this.erasure.eraseDue();
  }
}
