import { Module } from '@nestjs/common';
import { UsersModule } from '../../../auth';
import { ContactModule } from '../../../content';
import { AuditModule } from '../../../kernel/audit/audit.module';
import { OutboxModule } from '../../../kernel/outbox/outbox.module';
import { SecondStepModule } from '../../second-step/second-step.module';
import { OfficeQueues } from '../kit/office-queues';
import { QueueKitModule } from '../kit/queue-kit.module';
import { AnsweringTicketsService } from './answering-tickets.service';
import { TicketColleaguesService } from './ticket-colleagues.service';
import { TicketCvsService } from './ticket-cvs.service';
import { TicketDetailService } from './ticket-detail.service';
import { TicketItemsService } from './ticket-items.service';
import { TicketSearchService } from './ticket-search.service';
import { TicketQueueController } from './ticket-queue.controller';

/** The office's queue of letters and applications. */
@Module({
  imports: [AuditModule, ContactModule, OutboxModule, QueueKitModule, SecondStepModule, UsersModule],
  controllers: [TicketQueueController],
  providers: [
    AnsweringTicketsService,
    TicketColleaguesService,
    TicketCvsService,
    TicketDetailService,
    TicketItemsService,
    TicketSearchService,
  ],
})
export class TicketQueueModule {
  constructor(queues: OfficeQueues, items: TicketItemsService) {
    queues.add(items);
  }
}
