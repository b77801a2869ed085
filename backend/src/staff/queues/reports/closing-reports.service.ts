import type { CloseReportInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ReportDecisionsService, reportSubject } from '../../reviewing/report-decisions.service';
import { ItemHistoryService } from '../kit/item-history.service';
import { QueueDecisionsService } from '../kit/queue-decisions.service';
import { ReviewedReportService } from './reviewed-report.service';

/** Closes reports in the office. */
@Injectable()
export class ClosingReportsService {
  constructor(
    private readonly queue: QueueDecisionsService,
    private readonly decisions: ReportDecisionsService,
    private readonly reports: ReviewedReportService,
    private readonly history: ItemHistoryService,
  ) {}

  /** Closes a report with its outcome. Throws REVISION_STALE, which says who closed it, when it is closed already. */
  async close({ id, outcome }: CloseReportInput): Promise<void> {
    await this.queue.decide({ queue: 'reports', id, reason: outcome }, async () => {
      const report = await this.reports.find(id);
      if (!(await this.decisions.close(report, outcome))) throw await this.history.staleDecision(reportSubject(report.id));
    });
  }
}
