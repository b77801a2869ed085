import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadNoteEntity } from './lead-note.entity';
import { LeadPagesService } from './lead-pages.service';
import { LeadRangesRepository } from './lead-ranges.repository';
import { LeadWorkRepository } from './lead-work.repository';
import { LeadWorkService } from './lead-work.service';
import { LeadEntity } from './lead.entity';
import { CodesModule, TermsModule, UsersModule } from '../../auth';
import { ExperimentsModule } from '../../platform';
import { FormsModule } from '../../kernel/form-protection/forms.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { LandingVisitsService } from './landing-visits.service';
import { LeadArchiveService } from './lead-archive.service';
import { LeadArchiveRepository } from './lead-archive.repository';
import { LeadCodesService } from './lead-codes.service';
import { LeadLimitsService } from './lead-limits.service';
import { LeadRetentionService } from './lead-retention.service';
import { LeadRetentionJob } from './lead-retention.job';
import { LeadVerificationService } from './lead-verification.service';
import { LeadRepository } from './lead.repository';
import { LeadsController } from './leads.controller';
import { LeadsService } from './leads.service';
import { NewLeadsService } from './new-leads.service';
import { SalesDeliveryService } from './sales-delivery.service';
import { LeadsRecords } from './leads.records';

@Module({
  imports: [
    TypeOrmModule.forFeature([LeadEntity, LeadNoteEntity]),
    CodesModule,
    ExperimentsModule,
    FormsModule,
    LimitsModule,
    OutboxModule,
    TermsModule,
    UsersModule,
  ],
  controllers: [LeadsController],
  providers: [
    LeadsRecords,
    LeadRepository,
    LeadsService,
    NewLeadsService,
    LeadCodesService,
    LeadVerificationService,
    LeadLimitsService,
    LandingVisitsService,
    LeadArchiveRepository,
    LeadArchiveService,
    LeadPagesService,
    LeadRangesRepository,
    LeadWorkRepository,
    LeadWorkService,
    LeadRetentionService,
    LeadRetentionJob,
    SalesDeliveryService,
  ],
  exports: [LeadsRecords, LeadArchiveService, LeadPagesService, LeadWorkService],
})
export class LeadsModule {}
