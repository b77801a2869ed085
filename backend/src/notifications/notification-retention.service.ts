import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { AppLog } from '../kernel/logging/app-log';
import { NotificationsJobRepository } from './notifications-job.repository';

const DAY_MS = 24 * 3600 * 1000;
export const READ_RETENTION_MS = 180 * DAY_MS;
/** A year, leap years included. */
export const RETENTION_MS = 366 * DAY_MS;

/** Deletes old notifications: read ones after 180 days, all after a year. May run in several instances at once. */
@Injectable()
export class NotificationRetentionService {
  constructor(
    private readonly jobRows: NotificationsJobRepository,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async purge(): Promise<void> {
    const now = this.clock.now();
    const notices = await this.jobRows.deleteOld({ readUntil: now - READ_RETENTION_MS, until: now - RETENTION_MS });
    if (notices > 0) this.log.info('notices deleted', { notices });
  }
}
