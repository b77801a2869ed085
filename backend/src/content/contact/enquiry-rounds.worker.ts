import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { RoundsWorker } from '../../kernel/scheduling/rounds.worker';
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
