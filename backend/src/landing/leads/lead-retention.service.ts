import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { LeadArchiveRepository } from './lead-archive.repository';

const DAY_MS = 24 * 3600 * 1000;
export const UNVERIFIED_RETENTION_MS = 7 * DAY_MS;
/** 24 months, with a day for leap years. */
export const VERIFIED_RETENTION_MS = 731 * DAY_MS;

/** Deletes leads past their retention period. Several instances may run it at once. */
@Injectable()
export class LeadRetentionService {
  constructor(
    private readonly leads: LeadArchiveRepository,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async purge(): Promise<void> {
    const now = this.clock.now();
    const unverified = await this.leads.deleteUnverified(now - UNVERIFIED_RETENTION_MS);
    const verified = await this.leads.deleteVerified(now - VERIFIED_RETENTION_MS);
    if (unverified + verified > 0) this.log.info('leads deleted', { unverified, verified });
  }
}
