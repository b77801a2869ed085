import { contactPath } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { type NewNotification, NotificationsService } from '../../notifications';
import { type Report, ReportsRepository } from '../reports/reports.repository';

/** Subject of audit entries about a report. */
export function reportSubject(id: number): string {
  return `report:${id}`;
}

/** Closes abuse reports: the outcome, its entry in the audit trail, and a notification to the reporter, which does not tell the outcome. */
@Injectable()
export class ReportDecisionsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Closes a report; false when it was closed before. */
  async close({ id, reporterId }: Report, outcome: string): Promise<boolean> {
    if (!(await this.reports.close(id, { at: this.clock.now(), outcome }))) return false;
    await this.audit.record('close-report', reportSubject(id), outcome);
    if (reporterId !== null) await this.notifications.notify([closedNotification(id, reporterId)]);
    return true;
  }
}

function closedNotification(id: number, userId: string): NewNotification {
  return {
    userId,
    group: 'account',
    key: `report:${id}:closed`,
    title: t('reportReview.closedTitle'),
    text: t('reportReview.closed'),
    path: contactPath('safety'),
    action: t('reportReview.write'),
    image: '',
  };
}
