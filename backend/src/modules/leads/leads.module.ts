import { Module } from '@nestjs/common';
import { CodesModule } from '../codes';
import { FederationModule } from '../federation';
import { LimitsModule } from '../limits';
import { TermsModule } from '../terms';
import { FormTokensService } from './form-tokens.service';
import { LandingVisitsService } from './landing-visits.service';
import { LeadCodesService } from './lead-codes.service';
import { LeadDelivery } from './lead-delivery';
import { LeadLimitsService } from './lead-limits.service';
import { LeadVerificationService } from './lead-verification.service';
import { LeadRepository } from './lead.repository';
import { LeadsController } from './leads.controller';
import { LeadsService } from './leads.service';
import { NewLeadsService } from './new-leads.service';

@Module({
  imports: [CodesModule, FederationModule, LimitsModule, TermsModule],
  controllers: [LeadsController],
  providers: [
    LeadRepository,
    LeadsService,
    NewLeadsService,
    LeadCodesService,
    LeadVerificationService,
    LeadLimitsService,
    FormTokensService,
    LandingVisitsService,
    { provide: LeadDelivery, useValue: { deliver: () => Promise.resolve() } },
  ],
})
export class LeadsModule {}
