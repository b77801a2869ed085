import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { OutboxModule } from '../outbox';
import { TermsModule } from '../terms';
import { UsersModule } from '../users';
import { ProviderClients } from './provider-clients';
import { SocialArrivalRepository } from './social-arrival.repository';
import { SocialArrivalsService } from './social-arrivals.service';
import { SocialAttemptRepository } from './social-attempt.repository';
import { SocialAttemptsService } from './social-attempts.service';
import { SocialEntryService } from './social-entry.service';
import { SocialIdentityRepository } from './social-identity.repository';
import { SocialNoticesService } from './social-notices.service';
import { SocialSignInService } from './social-sign-in.service';
import { SocialController } from './social.controller';

@Module({
  imports: [LimitsModule, OutboxModule, TermsModule, UsersModule],
  controllers: [SocialController],
  providers: [
    ProviderClients,
    SocialArrivalRepository,
    SocialArrivalsService,
    SocialAttemptRepository,
    SocialAttemptsService,
    SocialEntryService,
    SocialIdentityRepository,
    SocialNoticesService,
    SocialSignInService,
  ],
  exports: [SocialArrivalsService],
})
export class SocialModule {}
