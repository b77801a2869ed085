import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { AuditModule } from '../../kernel/audit/audit.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { LeadsModule } from '../../landing';
import { AuditReadingModule } from '../audit/audit-reading.module';
import { OfficeQueues } from '../queues/kit/office-queues';
import { QueueKitModule } from '../queues/kit/queue-kit.module';
import { SecondStepModule } from '../second-step/second-step.module';
import { ExportingLeadsService } from './exporting-leads.service';
import { LeadActsService } from './lead-acts.service';
import { LeadColleaguesService } from './lead-colleagues.service';
import { LeadItemsService } from './lead-items.service';
import { LeadSheetsModule } from './lead-sheets.module';
import { OfficeLeadService } from './office-lead.service';
import { OfficeLeadsController } from './office-leads.controller';

/** Leads of the campaign pages in the office. */
@Module({
  imports: [AuditModule, AuditReadingModule, LeadSheetsModule, LeadsModule, OutboxModule, QueueKitModule, SecondStepModule, UsersModule],
  controllers: [OfficeLeadsController],
  providers: [ExportingLeadsService, LeadActsService, LeadColleaguesService, LeadItemsService, OfficeLeadService],
})
export class OfficeLeadsModule {
  constructor(queues: OfficeQueues, items: LeadItemsService) {
    queues.add(items);
  }
}
