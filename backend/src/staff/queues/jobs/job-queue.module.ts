import { Module } from '@nestjs/common';
import { UsersModule } from '../../../auth';
import { JobsModule } from '../../../jobs';
import { AuditModule } from '../../../kernel/audit/audit.module';
import { TalentsModule } from '../../../talents';
import { ReviewingModule } from '../../reviewing/reviewing.module';
import { OfficeQueues } from '../kit/office-queues';
import { QueueKitModule } from '../kit/queue-kit.module';
import { DecidingJobsService } from './deciding-jobs.service';
import { JobItemsService } from './job-items.service';
import { JobQueueController } from './job-queue.controller';
import { JobSearchService } from './job-search.service';
import { ReviewedJobService } from './reviewed-job.service';

/** The office's queue of submitted jobs. */
@Module({
  imports: [AuditModule, JobsModule, QueueKitModule, ReviewingModule, TalentsModule, UsersModule],
  controllers: [JobQueueController],
  providers: [DecidingJobsService, JobItemsService, JobSearchService, ReviewedJobService],
})
export class JobQueueModule {
  constructor(queues: OfficeQueues, items: JobItemsService) {
    queues.add(items);
  }
}
