import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { CodesModule } from '../codes';
import { FaqsModule } from '../faqs';
import { EnquiriesModule } from '../enquiries';
import { FavouritesModule } from '../favourites';
import { GuardiansModule } from '../guardians';
import { JobsModule } from '../jobs';
import { LeadsModule } from '../leads';
import { LimitsModule } from '../limits';
import { NotificationsModule } from '../notifications';
import { OutboxModule } from '../outbox';
import { PasswordsModule } from '../passwords';
import { ProfilesModule } from '../profiles';
import { ReportsModule } from '../reports';
import { SharingModule } from '../sharing';
import { SocialModule } from '../social';
import { AuditRepository } from '../audit';
import { TalentsModule } from '../talents';
import { TermsModule } from '../terms';
import { UsersModule } from '../users';
import { AccountCodesService } from './account-codes.service';
import { AccountDataController } from './account-data.controller';
import { AccountDeletionRepository } from './account-deletion.repository';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportService } from './account-export.service';
import { AccountNoticesService } from './account-notices.service';
import { recordsProviders } from './account-records.providers';
import { AccountController } from './account.controller';
import { AccountService } from './account.service';
import { ContactChangeService } from './contact-change.service';
import { ContactController } from './contact.controller';
import { ErasureService } from './erasure.service';
import { ErasureWorker } from './erasure.worker';
import { OwnRoleService } from './own-role.service';
import { RoleDependentsService } from './role-dependents.service';
import { WithdrawnChildrenWorker } from './withdrawn-children.worker';

@Module({
  imports: [
    AuthModule,
    CodesModule,
    FaqsModule,
    EnquiriesModule,
    FavouritesModule,
    GuardiansModule,
    JobsModule,
    LeadsModule,
    LimitsModule,
    NotificationsModule,
    OutboxModule,
    PasswordsModule,
    ProfilesModule,
    ReportsModule,
    SharingModule,
    SocialModule,
    TalentsModule,
    TermsModule,
    UsersModule,
  ],
  controllers: [AccountController, AccountDataController, ContactController],
  providers: [
    ...recordsProviders,
    AccountCodesService,
    AccountDeletionRepository,
    AccountDeletionService,
    AccountExportService,
    AccountNoticesService,
    AccountService,
    AuditRepository,
    ContactChangeService,
    ErasureService,
    ErasureWorker,
    OwnRoleService,
    RoleDependentsService,
    WithdrawnChildrenWorker,
  ],
})
export class AccountModule {}
