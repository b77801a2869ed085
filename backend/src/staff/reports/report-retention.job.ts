import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { ReportsRepository } from './reports.repository';

/** 24 months after staff closed a report, with a day for leap years. */
export const CLOSED_RETENTION_MS = 731 * 24 * 3600 * 1000;

@Injectable()
export class ReportRetentionJob extends PeriodicJob {
  protected readonly task = 'deletion of old reports';

  constructor(
    database: DatabaseService,
    private readonly appLog: AppLog,
    private readonly clock: Clock,
    private readonly reports: ReportsRepository,
  ) {
    super(database, appLog);
  }

  protected async runOnce(): Promise<void> {
    const reports = await this.reports.deleteClosed(this.clock.now() - CLOSED_RETENTION_MS);
    if (reports > 0) this.appLog.info('reports deleted', { reports });
  }
}
