import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountDeletionEntity } from './account-deletion.entity';
import { AuthModule } from '../sign-in/auth.module';
import { CodesModule } from '../codes/codes.module';
import { DelegatesModule } from '../delegates/delegates.module';
import { GuardiansModule } from '../guardians/guardians.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SocialModule } from '../social/social.module';
import { TeamModule } from '../team/team.module';
import { TermsModule } from '../terms/terms.module';
import { UsersModule } from '../users/users.module';
import { AccountCodesService } from './account-codes.service';
import { AccountDataController } from './account-data.controller';
import { AccountDeletionRepository } from './account-deletion.repository';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportService } from './account-export.service';
import { AccountMailsService } from './account-mails.service';
import { AccountController } from './account.controller';
import { AccountService } from './account.service';
import { ContactChangeService } from './contact-change.service';
import { ContactController } from './contact.controller';
import { ErasureService } from './erasure.service';
import { ErasureJob } from './erasure.job';
import { OwnBirthDateService } from './own-birth-date.service';
import { OwnRoleService } from './own-role.service';
import { OwnSidesService } from './own-sides.service';
import { WithdrawnChildrenJob } from './withdrawn-children.job';
import { ChildrenRecords } from './records/children.records';
import { DeletionRecords } from './records/deletion.records';
import { ProfileRecords } from './records/profile.records';
import { SessionsRecords } from './records/sessions.records';
import { SignInWaysRecords } from './records/sign-in-ways.records';
import { TermsRecords } from './records/terms.records';

@Module({
  imports: [
    TypeOrmModule.forFeature([AccountDeletionEntity]),
    AuthModule,
    CodesModule,
    DelegatesModule,
    GuardiansModule,
    LimitsModule,
    OutboxModule,
    PasswordsModule,
    SocialModule,
    TeamModule,
    TermsModule,
    UsersModule,
  ],
  controllers: [AccountController, AccountDataController, ContactController],
  providers: [
    TermsRecords,
    SignInWaysRecords,
    SessionsRecords,
    ProfileRecords,
    DeletionRecords,
    ChildrenRecords,
    AccountCodesService,
    AccountDeletionRepository,
    AccountDeletionService,
    AccountExportService,
    AccountMailsService,
    AccountService,
    ContactChangeService,
    ErasureService,
    ErasureJob,
    OwnBirthDateService,
    OwnRoleService,
    OwnSidesService,
    WithdrawnChildrenJob,
  ],
  exports: [
    AccountDeletionService,
    AccountExportService,
    AccountMailsService,
    ChildrenRecords,
    DeletionRecords,
    ProfileRecords,
    SessionsRecords,
    SignInWaysRecords,
    TeamModule,
    TermsRecords,
  ],
})
export class AccountModule {}
