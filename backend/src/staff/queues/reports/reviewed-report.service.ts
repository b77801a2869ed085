import type { ReportDetail } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../auth';
import { ReportedThreadsService } from '../../../hiring';
import { AuditTrail } from '../../../kernel/audit/audit-trail';
import { DomainError } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';
import { reportSubject } from '../../reviewing/report-decisions.service';
import { ReportedAccountsRepository } from '../../reports/reported-accounts.repository';
import { ReportedSubjectsRepository } from '../../reports/reported-subjects.repository';
import { type Report, ReportsRepository } from '../../reports/reports.repository';
import { OfficeClaimsService } from '../claims/office-claims.service';
import { AccountBriefsService } from '../kit/account-briefs.service';
import { ItemHistoryService } from '../kit/item-history.service';
import { dueAt } from '../kit/queue-promises';
import { marksOf, promiseHoursOf } from './report-items.service';
import { pathOfSubject } from './reported-subject-path';

const MOST_MESSAGES = 50;

/** Reads an open report with what it is about and both people. */
@Injectable()
export class ReviewedReportService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly subjects: ReportedSubjectsRepository,
    private readonly reported: ReportedAccountsRepository,
    private readonly threads: ReportedThreadsService,
    private readonly users: UsersService,
    private readonly accounts: AccountBriefsService,
    private readonly history: ItemHistoryService,
    private readonly claims: OfficeClaimsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Finds a report by its key, open or closed. Throws NOT_FOUND. */
  async find(key: string): Promise<Report> {
    const report = /^[1-9]\d{0,8}$/u.test(key) ? await this.reports.find(Number(key)) : null;
    if (!report) throw new DomainError('NOT_FOUND', { detail: t('officeQueues.gone') });
    return report;
  }

  /** Reads an open report. Throws NOT_FOUND for a closed one, whose conversation is private again. */
  async read(key: string): Promise<ReportDetail> {
    const report = await this.find(key);
    if (report.closedAt !== null) throw new DomainError('NOT_FOUND', { detail: t('officeQueues.gone') });
    const { id, subject, subjectId, reason, reporterId, createdAt } = report;
    await this.audit.recordRead('read-report', reportSubject(id));
    const [facts, reportedId] = await Promise.all([this.subjects.describe(subject, subjectId), this.reported.findReported(report)]);
    const people = [reporterId, reportedId].filter((userId) => userId !== null);
    return {
      id: String(id),
      subject,
      subject_id: subjectId,
      reason,
      text: report.text,
      waiting_since: new Date(createdAt).toISOString(),
      due_at: dueAt(createdAt, promiseHoursOf(report)),
      marks: marksOf(report),
      facts: factsOf(facts ?? {}),
      public_path: pathOfSubject(subject, facts),
      messages: subject === 'thread' ? await this.messagesOf(subjectId) : [],
      reporter: await this.accounts.find(reporterId),
      reported: await this.accounts.find(reportedId),
      history: await this.history.read([reportSubject(id), ...people]),
      claim: await this.claims.find('reports', String(id)),
    };
  }

  private async messagesOf(threadId: number): Promise<ReportDetail['messages']> {
    await this.audit.recordRead('read-thread', `thread:${threadId}`);
    const thread = await this.threads.read(threadId, MOST_MESSAGES);
    if (!thread) return [];
    const names = await this.users.namesOf([thread.clientId, thread.talentUserId]);
    return thread.messages.map(({ at, senderId, text, files }) => {
      return { at: new Date(at).toISOString(), from: names.get(senderId) || senderId, text: [text, ...files].filter(Boolean).join('\n') };
    });
  }
}

function factsOf(facts: Readonly<Record<string, string | number | null>>): ReportDetail['facts'] {
  return Object.entries(facts).flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value: String(value) }]));
}
