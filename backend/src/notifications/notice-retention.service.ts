import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { AppLog } from '../kernel/logging/app-log';
import { NotificationsJobRepository } from './notifications-job.repository';

const DAY_MS = 24 * 3600 * 1000;
export const KEEP_READ_MS = 180 * DAY_MS;
/** A year; a leap day more does no harm. */
export const KEEP_MS = 366 * DAY_MS;

/** Notices go when nobody looks for them any more. Several instances at once delete the same rows. */
@Injectable()
export class NoticeRetentionService {
  constructor(
    private readonly jobRows: NotificationsJobRepository,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async purge(): Promise<void> {
    const now = this.clock.now();
    const notices = await this.jobRows.deleteOld({ readUntil: now - KEEP_READ_MS, until: now - KEEP_MS });
    if (notices > 0) this.log.info('notices deleted', { notices });
  }
}
