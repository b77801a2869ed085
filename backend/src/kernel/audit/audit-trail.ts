import type { Clock } from '../clock/clock';
import type { AuditRepository } from './audit.repository';

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
  | 'release-messages'
  | 'drop-messages'
  | 'rotate-registry-key';

/** Writes down what one acting person does; in the transaction of the deed, so that neither is without the other. */
export class AuditTrail {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
    private readonly actor: string,
  ) {}

  async record(action: Action, subject: string, detail = ''): Promise<void> {
    await this.entries.insert({ happenedAt: this.clock.now(), actor: this.actor, action, subject, detail });
  }
}

/** A talent's profile as the audit trail names it: a slug would tell the name. */
export function talentSubject(id: number): string {
  return `talent:${id}`;
}
