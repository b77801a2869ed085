import { momentInIndia, REPORT_REASON_LABELS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { ReportedThreadsService } from '../../hiring';
import { type Report, ReportsRepository } from '../reports/reports.repository';
import { ReportedSubjectsRepository } from '../reports/reported-subjects.repository';
import { ReportDecisionsService, reportSubject } from '../reviewing/report-decisions.service';
import { plainLine, textTable } from '../../kernel/text/text-table';

const MOST_SHOWN = 100;
const LONGEST_TEXT = 60;
const MOST_MESSAGES = 50;
const NAMES = ['id', 'when', 'about', 'reason', 'by', 'text'];

/** Staff commands on abuse reports. Each method returns a summary; each read is in the audit trail. */
@Injectable()
export class StaffReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly subjects: ReportedSubjectsRepository,
    private readonly threads: ReportedThreadsService,
    private readonly audit: AuditTrail,
    private readonly decisions: ReportDecisionsService,
  ) {}

  /** Returns a table of open reports: those about children first, then the longest waiting. */
  async table(): Promise<string> {
    const open = await this.reports.findOpen(MOST_SHOWN);
    await this.audit.record('list-reports', 'reports', `${open.length} open reports`);
    if (open.length === 0) return 'There are no open reports.';
    const more = (await this.reports.countOpen()) - open.length;
    return [textTable(NAMES, open.map(rowOf)), ...(more > 0 ? [`${more} more wait behind these.`] : [])].join('\n');
  }

  /** Returns one report with the facts of its subject. */
  async read(name: string): Promise<string> {
    const report = await this.find(name);
    await this.audit.record('read-report', reportSubject(report.id));
    const facts = await this.subjects.describe(report.subject, report.subjectId);
    const about = facts ? Object.entries(facts).filter(([, value]) => value !== null && value !== '') : [['', 'It is gone.'] as const];
    return [
      ...linesOf(report),
      `-- ${report.subject} ${report.subjectId}`,
      ...about.map(([label, value]) => lineOf(label, String(value))),
    ].join('\n');
  }

  /** Returns the newest messages of a thread. Refuses threads without an open report, because they are private. */
  async readThread(name: string): Promise<string> {
    const id = /^[1-9]\d{0,8}$/u.test(name) ? Number(name) : 0;
    if (!(await this.reports.hasOpenOn('thread', id)))
      throw new DomainError('NOT_FOUND', { detail: `There is no open report on a thread ${plainLine(name)}.` });
    await this.audit.record('read-thread', `thread:${id}`);
    const thread = await this.threads.read(id, MOST_MESSAGES);
    if (!thread) return 'It is gone.';
    const nameOf = (senderId: string) => (senderId === thread.clientId ? `client ${senderId}` : `talent ${senderId}`);
    return thread.messages
      .map(({ at, senderId, text, files }) =>
        lineOf(`${momentInIndia(at)} ${nameOf(senderId)}`, [text, ...files].filter(Boolean).join('\n')),
      )
      .join('\n');
  }

  async close(name: string, outcome: string): Promise<string> {
    const report = await this.find(name);
    if (!(await this.decisions.close(report, outcome)))
      throw new DomainError('VALIDATION_FAILED', { detail: `Report ${report.id} is closed already: ${report.outcome}` });
    return `Report ${report.id} is closed.`;
  }

  private async find(name: string): Promise<Report> {
    const report = /^[1-9]\d{0,8}$/u.test(name) ? await this.reports.find(Number(name)) : null;
    if (!report) throw new DomainError('NOT_FOUND', { detail: `There is no report ${plainLine(name)}.` });
    return report;
  }
}

function rowOf({ id, createdAt, subject, subjectId, reason, reporterId, text }: Report): string[] {
  const characters = [...text];
  const start = characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`;
  return [String(id), momentInIndia(createdAt), `${subject} ${subjectId}`, REPORT_REASON_LABELS[reason], reporterId ?? 'a visitor', start];
}

function linesOf({ id, createdAt, reason, reporterId, text, closedAt, outcome }: Report): string[] {
  return [
    lineOf('Report', String(id)),
    lineOf('Sent in', momentInIndia(createdAt)),
    lineOf('Reason', REPORT_REASON_LABELS[reason]),
    lineOf('By', reporterId ?? 'a visitor'),
    ...(text === '' ? [] : [lineOf('Text', text)]),
    ...(closedAt === null ? [] : [lineOf('Closed', `${momentInIndia(closedAt)} ${outcome}`)]),
  ];
}

/** Formats a labelled value; further lines are indented, so that typed text cannot look like a label. */
function lineOf(label: string, value: string): string {
  return `${label}: ${value.split('\n').map(plainLine).join('\n    ')}`;
}
