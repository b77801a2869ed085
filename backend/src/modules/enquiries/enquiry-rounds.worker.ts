import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../platform/database/database.service';
import { AppLog } from '../../platform/logging/app-log';
import { RoundsWorker } from '../../platform/rounds/rounds.worker';
import { EnquiryArchiveService } from './enquiry-archive.service';

@Injectable()
export class EnquiryRoundsWorker extends RoundsWorker {
  protected readonly task = 'deletion of old enquiries';

  constructor(
    database: DatabaseService,
    log: AppLog,
    private readonly archive: EnquiryArchiveService,
  ) {
    super(database, log);
  }

  protected round(): Promise<void> {
    return this.archive.purge();
  }
}
