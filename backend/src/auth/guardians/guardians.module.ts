import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChildProfileEntity, GuardianConsentEntity } from './guardians.entities';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { UsersModule } from '../users/users.module';
import { DelegatesModule } from '../delegates/delegates.module';
import { AccountRecordsService } from './account-records.service';
import { ChildAccountsService } from './child-accounts.service';
import { ChildMailsService } from './child-mails.service';
import { ChildRemovalService } from './child-removal.service';
import { ChildWaitingRepository } from './child-waiting.repository';
import { ConsentWithdrawalService } from './consent-withdrawal.service';
import { GuardiansController } from './guardians.controller';
import { GuardiansRepository } from './guardians.repository';
import { GuardiansService } from './guardians.service';

@Module({
  imports: [TypeOrmModule.forFeature([ChildProfileEntity, GuardianConsentEntity]), DelegatesModule, OutboxModule, UsersModule],
  controllers: [GuardiansController],
  providers: [
    AccountRecordsService,
    ChildAccountsService,
    ChildMailsService,
    ChildRemovalService,
    ChildWaitingRepository,
    ConsentWithdrawalService,
    GuardiansRepository,
    GuardiansService,
  ],
  exports: [AccountRecordsService, ChildRemovalService, ConsentWithdrawalService, GuardiansService],
})
export class GuardiansModule {}
