import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { isDatabaseAway } from '../database/database-errors';
import { AppLog } from '../logging/app-log';
import { actor } from './acting';
import { AuditRepository } from './audit.repository';

type Action =
  | 'make-staff'
  | 'remove-staff'
  | 'verify-client'
  | 'unverify-client'
  | 'suspend'
  | 'restore'
  | 'terminate'
  | 'remove-content'
  | 'publish-document'
  | 'save-document'
  | 'withdraw-plan'
  | 'add-picture'
  | 'list-profiles'
  | 'read-profile'
  | 'approve-profile'
  | 'ask-profile-changes'
  | 'list-jobs'
  | 'read-job'
  | 'approve-job'
  | 'ask-job-changes'
  | 'close-job'
  | 'list-leads'
  | 'export-leads'
  | 'list-tickets'
  | 'list-applications'
  | 'read-ticket'
  | 'download-cv'
  | 'list-reports'
  | 'read-report'
  | 'close-report'
  | 'read-thread'
  | 'take-down-review'
  | 'rebuild-ratings'
  | 'list-disputes'
  | 'decide-booking'
  | 'release-messages'
  | 'drop-messages'
  | 'rotate-registry-key'
  | 'list-orders'
  | 'read-order'
  | 'export-orders'
  | 'read-membership'
  | 'grant-membership'
  | 'refund-order'
  | 'read-membership-figures'
  | 'reconcile-payments'
  | 'save-promo-code'
  | 'save-membership-settings'
  | 'list-shoots'
  | 'move-shoot'
  | 'open-office'
  | 'add-second-step'
  | 'remove-second-step'
  | 'renew-recovery-codes'
  | 'invite-staff'
  | 'withdraw-staff-invitation'
  | 'join-office'
  | 'change-staff-roles'
  | 'reject-profile'
  | 'reject-job'
  | 'answer-ticket'
  | 'note-ticket'
  | 'assign-ticket'
  | 'close-ticket'
  | 'reopen-ticket'
  | 'change-lead'
  | 'note-lead'
  | 'read-lead'
  | 'find-people'
  | 'read-person'
  | 'note-person'
  | 'end-sessions'
  | 'change-roles'
  | 'read-audit-trail'
  | 'export-person'
  | 'erase-person'
  | 'keep-person'
  | 'merge-accounts'
  | 'export-figures'
  | 'change-plan'
  | 'withdraw-plan-change'
  | 'list-messages'
  | 'start-upkeep'
  | 'view-as-person';

/** Records actions of the current actor, in the transaction of the action: both are committed or neither is. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Records that staff read something. While the database takes no writes the log keeps the entry, so that reads go on. */
  async recordRead(action: Action, subject: string, detail = ''): Promise<void> {
    await this.record(action, subject, detail).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      this.log.warn('read not in the audit trail', { actor: actor(), action, subject, detail });
    });
  }

  async record(action: Action, subject: string, detail = ''): Promise<void> {
    await this.entries.insert({ happenedAt: this.clock.now(), actor: actor(), action, subject, detail });
  }
}

/** Subject of an entry about a talent's profile. An id, because a slug would reveal the name. */
export function talentSubject(id: number): string {
  return `talent:${id}`;
}
