import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { AttachmentsService } from './attachments.service';
import { ThreadsRepository } from './threads.repository';

const DAY_MS = 24 * 3600 * 1000;
/** 24 months, with a day for leap years. */
export const THREAD_RETENTION_MS = 731 * DAY_MS;

/** Deletes uploads that were not sent, every hour, and files without a message, once a day. */
@Injectable()
export class AttachmentCleanupJob extends PeriodicJob {
  protected readonly task = 'deletion of files of messages';
  private searchedAt = 0;

  constructor(
    database: DatabaseService,
    log: AppLog,
    oldRows: OldRows,
    threads: ThreadsRepository,
    private readonly attachments: AttachmentsService,
    private readonly clock: Clock,
  ) {
    super(database, log);
    oldRows.add('threads', (now) => threads.deleteUnused(now - THREAD_RETENTION_MS));
  }

  protected async runOnce(): Promise<void> {
    await this.attachments.deleteUnsent();
    // Reads all folders, therefore not as often.
    if (this.clock.now() - this.searchedAt < DAY_MS) return;
    await this.attachments.deleteForgotten();
    this.searchedAt = this.clock.now();
  }
}
