import type { AuditAction } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { isDatabaseAway } from '../database/database-errors';
import { AppLog } from '../logging/app-log';
import { actor } from './acting';
import { AuditRepository } from './audit.repository';

/** Records actions of the current actor, in the transaction of the action: both are committed or neither is. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Records that staff read something. While the database takes no writes the log keeps the entry, so that reads go on. */
  async recordRead(action: AuditAction, subject: string, detail = ''): Promise<void> {
    await this.record(action, subject, detail).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      this.log.warn('read not in the audit trail', { actor: actor(), action, subject, detail });
    });
  }

  async record(action: AuditAction, subject: string, detail = ''): Promise<void> {
    await this.entries.insert({ happenedAt: this.clock.now(), actor: actor(), action, subject, detail });
  }
}

/** Subject of an entry about a talent's profile. An id, because a slug would reveal the name. */
export function talentSubject(id: number): string {
  return `talent:${id}`;
}
