import { Module } from '@nestjs/common';
import { CodesModule } from '../codes';
import { ExperimentsModule } from '../experiments';
import { FormsModule } from '../forms';
import { LimitsModule } from '../limits';
import { OutboxModule } from '../outbox';
import { TermsModule } from '../terms';
import { UsersModule } from '../users';
import { LandingVisitsService } from './landing-visits.service';
import { LeadArchiveRepository } from './lead-archive.repository';
import { LeadCodesService } from './lead-codes.service';
import { LeadLimitsService } from './lead-limits.service';
import { LeadRetentionService } from './lead-retention.service';
import { LeadRetentionWorker } from './lead-retention.worker';
import { LeadVerificationService } from './lead-verification.service';
import { LeadRepository } from './lead.repository';
import { LeadsController } from './leads.controller';
import { LeadsService } from './leads.service';
import { NewLeadsService } from './new-leads.service';
import { SalesDeliveryService } from './sales-delivery.service';

@Module({
  imports: [CodesModule, ExperimentsModule, FormsModule, LimitsModule, OutboxModule, TermsModule, UsersModule],
  controllers: [LeadsController],
  providers: [
    LeadRepository,
    LeadsService,
    NewLeadsService,
    LeadCodesService,
    LeadVerificationService,
    LeadLimitsService,
    LandingVisitsService,
    LeadArchiveRepository,
    LeadRetentionService,
    LeadRetentionWorker,
    SalesDeliveryService,
  ],
  exports: [LeadArchiveRepository],
})
export class LeadsModule {}
