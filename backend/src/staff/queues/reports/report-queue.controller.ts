import type {
  CloseReportInput,
  DoneResponse,
  QueueIdInput,
  QueuePageInput,
  QueueResponse,
  ReportDetailResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../../auth';
import { actingAs } from '../../../kernel/audit/acting';
import { Handles } from '../../../kernel/http/handles.decorator';
import { Input } from '../../../kernel/http/input.decorator';
import { t } from '../../../kernel/messages';
import { ClosingReportsService } from './closing-reports.service';
import { ReportItemsService } from './report-items.service';
import { ReviewedReportService } from './reviewed-report.service';

@Controller()
export class ReportQueueController {
  constructor(
    private readonly items: ReportItemsService,
    private readonly reports: ReviewedReportService,
    private readonly closing: ClosingReportsService,
  ) {}

  @Handles('reportQueue')
  list(@CurrentUser() staffId: string, @Input() input: QueuePageInput): Promise<QueueResponse> {
    return actingAs(staffId, () => this.items.page(input));
  }

  @Handles('queuedReport')
  async read(@CurrentUser() staffId: string, @Input() { id }: QueueIdInput): Promise<ReportDetailResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.reports.read(id)) };
  }

  @Handles('closeReport')
  async close(@CurrentUser() staffId: string, @Input() input: CloseReportInput): Promise<DoneResponse> {
    await actingAs(staffId, () => this.closing.close(input));
    return { status: 200, message: t('officeQueues.done') };
  }
}
