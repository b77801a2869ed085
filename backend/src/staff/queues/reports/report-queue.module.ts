import { Module } from '@nestjs/common';
import { UsersModule } from '../../../auth';
import { HiringModule } from '../../../hiring';
import { AuditModule } from '../../../kernel/audit/audit.module';
import { ReportsModule } from '../../reports/reports.module';
import { ReviewingModule } from '../../reviewing/reviewing.module';
import { OfficeQueues } from '../kit/office-queues';
import { QueueKitModule } from '../kit/queue-kit.module';
import { ClosingReportsService } from './closing-reports.service';
import { ReportItemsService } from './report-items.service';
import { ReportQueueController } from './report-queue.controller';
import { ReportSearchService } from './report-search.service';
import { ReviewedReportService } from './reviewed-report.service';

/** The office's queue of open reports. */
@Module({
  imports: [AuditModule, HiringModule, QueueKitModule, ReportsModule, ReviewingModule, UsersModule],
  controllers: [ReportQueueController],
  providers: [ClosingReportsService, ReportItemsService, ReportSearchService, ReviewedReportService],
})
export class ReportQueueModule {
  constructor(queues: OfficeQueues, items: ReportItemsService) {
    queues.add(items);
  }
}
