import type {
  DecideInput,
  DoneResponse,
  QueueIdInput,
  QueuePageInput,
  QueueResponse,
  ReviewedJobResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../../auth';
import { actingAs } from '../../../kernel/audit/acting';
import { Handles } from '../../../kernel/http/handles.decorator';
import { Input } from '../../../kernel/http/input.decorator';
import { t } from '../../../kernel/messages';
import { DecidingJobsService } from './deciding-jobs.service';
import { JobItemsService } from './job-items.service';
import { ReviewedJobService } from './reviewed-job.service';

@Controller()
export class JobQueueController {
  constructor(
    private readonly items: JobItemsService,
    private readonly jobs: ReviewedJobService,
    private readonly deciding: DecidingJobsService,
  ) {}

  @Handles('jobQueue')
  list(@CurrentUser() staffId: string, @Input() input: QueuePageInput): Promise<QueueResponse> {
    return actingAs(staffId, () => this.items.page(input));
  }

  @Handles('queuedJob')
  async read(@CurrentUser() staffId: string, @Input() { id }: QueueIdInput): Promise<ReviewedJobResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.jobs.read(id)) };
  }

  @Handles('decideJob')
  async decide(@CurrentUser() staffId: string, @Input() input: DecideInput): Promise<DoneResponse> {
    await actingAs(staffId, () => this.deciding.decide(input));
    return { status: 200, message: t('officeQueues.done') };
  }
}
