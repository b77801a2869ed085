import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { ContactMessageArchiveService } from './contact-message-archive.service';

@Injectable()
export class ContactMessageRetentionJob extends PeriodicJob {
  protected readonly task = 'deletion of old contact messages';

  constructor(
    database: DatabaseService,
    log: AppLog,
    private readonly archive: ContactMessageArchiveService,
  ) {
    super(database, log);
  }

  protected runOnce(): Promise<void> {
    return this.archive.purge();
  }
}
