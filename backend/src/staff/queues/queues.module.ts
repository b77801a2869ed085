import { Module } from '@nestjs/common';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { FiguresModule } from '../figures/figures.module';
import { SecondStepModule } from '../second-step/second-step.module';
import { JobQueueModule } from './jobs/job-queue.module';
import { QueueKitModule } from './kit/queue-kit.module';
import { ProfileQueueModule } from './profiles/profile-queue.module';
import { ReportQueueModule } from './reports/report-queue.module';
import { TicketQueueModule } from './tickets/ticket-queue.module';
import { TodayController } from './today/today.controller';
import { TodayService } from './today/today.service';

/** Queues of the office, and the page that says what waits in them. */
@Module({
  imports: [
    FiguresModule,
    JobQueueModule,
    OutboxModule,
    ProfileQueueModule,
    QueueKitModule,
    ReportQueueModule,
    SecondStepModule,
    TicketQueueModule,
  ],
  controllers: [TodayController],
  providers: [TodayService],
})
export class QueuesModule {}
