import type { SendReportInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { severalLines } from '../../kernel/text/form-text';
import { RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { spend } from '../../kernel/rate-limits/spend';
import { ReportedSubjectsService } from './reported-subjects.service';
import { urgentMail } from './report-mail';
import { type NewReport, type Report, ReportsRepository } from './reports.repository';

export type Reporter = { readonly userId: string | null; readonly ip: string };

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PER_NETWORK = 10;
const PER_ACCOUNT = 20;
/** Three days: a weekend, and a day to notice the failure. */
const MAIL_LIFETIME_MS = 3 * DAY_MS;

/** Stores abuse reports for staff. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly subjects: ReportedSubjectsService,
    private readonly limits: RateLimitsService,
    private readonly transactions: Transactions,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  /** Stores a report, unless the account has an open one on the same subject for the same reason. */
  async send({ subject, subject_id: subjectId, reason, text }: SendReportInput, { userId, ip }: Reporter): Promise<void> {
    await this.subjects.require({ subject, subjectId }, userId);
    const reservation = await this.consume(userId, ip);
    const report = { subject, subjectId, reason, text: severalLines(text), reporterId: userId, createdAt: this.clock.now() };
    const stored = await spend(
      reservation,
      () => this.store(report),
      (row) => row !== null,
    );
    if (stored) this.log.info('report stored', { report_id: stored.id, subject, reason });
  }

  /** Stores a report and mails urgent ones to the safety desk; null if an equal one is open. */
  private store(report: NewReport): Promise<Report | null> {
    return this.transactions.run(async () => {
      if (report.reporterId !== null) await this.reports.lockReporter(report.reporterId);
      if (await this.reports.isOpen(report)) return null;
      const stored = await this.reports.insert(report);
      const { desksMailTo, publicUrl } = this.config;
      if (stored.reason === 'minor' && desksMailTo.safety !== null) {
        const mail = urgentMail(stored, { to: desksMailTo.safety, publicUrl });
        await this.outbox.enqueue(mail, { lifetimeMs: MAIL_LIFETIME_MS });
      }
      return stored;
    });
  }

  private consume(userId: string | null, ip: string): Promise<Reservation> {
    return this.limits.consume([
      { name: 'report:ip:hour', subject: ip, most: PER_NETWORK, windowMs: HOUR_MS },
      ...(userId === null ? [] : [{ name: 'report:account:day', subject: userId, most: PER_ACCOUNT, windowMs: DAY_MS }]),
    ]);
  }
}
