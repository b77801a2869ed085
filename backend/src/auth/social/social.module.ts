import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SocialIdentityEntity, SocialAttemptEntity, PendingSocialSignInEntity } from './social.entities';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { TermsModule } from '../terms/terms.module';
import { UsersModule } from '../users/users.module';
import { ProviderClients } from './provider-clients';
import { PendingSocialSignInRepository } from './pending-social-sign-in.repository';
import { PendingSocialSignInsService } from './pending-social-sign-ins.service';
import { SocialAttemptRepository } from './social-attempt.repository';
import { SocialAttemptsService } from './social-attempts.service';
import { SocialEntryService } from './social-entry.service';
import { SocialIdentityRepository } from './social-identity.repository';
import { SocialMailsService } from './social-mails.service';
import { SocialSignInService } from './social-sign-in.service';
import { SocialController } from './social.controller';

@Module({
  imports: [
    TypeOrmModule.forFeature([SocialIdentityEntity, SocialAttemptEntity, PendingSocialSignInEntity]),
    LimitsModule,
    OutboxModule,
    TermsModule,
    UsersModule,
  ],
  controllers: [SocialController],
  providers: [
    ProviderClients,
    PendingSocialSignInRepository,
    PendingSocialSignInsService,
    SocialAttemptRepository,
    SocialAttemptsService,
    SocialEntryService,
    SocialIdentityRepository,
    SocialMailsService,
    SocialSignInService,
  ],
  exports: [PendingSocialSignInsService],
})
export class SocialModule {
  constructor(oldRows: OldRows, attempts: SocialAttemptRepository, pendingSignIns: PendingSocialSignInRepository) {
    oldRows.add('attempts to sign in', (now) => attempts.deleteExpired(now));
    oldRows.add('pending social sign-ins', (now) => pendingSignIns.deleteExpired(now));
  }
}
