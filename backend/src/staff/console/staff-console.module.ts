import { Module } from '@nestjs/common';
import { DelegatesModule, UsersModule } from '../../auth';
import { ContactModule } from '../../content';
import { HiringModule } from '../../hiring';
import { JobsModule } from '../../jobs';
import { AuditModule } from '../../kernel/audit/audit.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { LeadsModule } from '../../landing';
import { NotificationsModule } from '../../notifications';
import { MediaModule, ProfilesModule, TalentsModule } from '../../talents';
import { StoredVideosModule } from '../../videos';
import { LeadSheetsModule } from '../leads/lead-sheets.module';
import { StaffTeamModule } from '../members/staff-team.module';
import { ReportsModule } from '../reports/reports.module';
import { ReviewingModule } from '../reviewing/reviewing.module';
import { UpkeepModule } from '../upkeep/upkeep.module';
import { StaffAccountsService } from './staff-accounts.service';
import { StaffBookingsService } from './staff-bookings.service';
import { StaffContentService } from './staff-content.service';
import { StaffContactMessagesService } from './staff-contact-messages.service';
import { StaffJobsService } from './staff-jobs.service';
import { StaffLeadsService } from './staff-leads.service';
import { StaffProfilesService } from './staff-profiles.service';
import { StaffReportsService } from './staff-reports.service';
import { StaffReviewsService } from './staff-reviews.service';

/** Services of the staff commands; the module has no endpoints. */
@Module({
  imports: [
    AuditModule,
    ContactModule,
    DelegatesModule,
    HiringModule,
    JobsModule,
    LeadSheetsModule,
    LeadsModule,
    MediaModule,
    NotificationsModule,
    OutboxModule,
    ProfilesModule,
    ReportsModule,
    ReviewingModule,
    StaffTeamModule,
    TalentsModule,
    UsersModule,
    StoredVideosModule,
    UpkeepModule,
  ],
  providers: [
    StaffAccountsService,
    StaffBookingsService,
    StaffContentService,
    StaffContactMessagesService,
    StaffJobsService,
    StaffLeadsService,
    StaffProfilesService,
    StaffReportsService,
    StaffReviewsService,
  ],
  exports: [StaffAccountsService, StaffContentService],
})
export class StaffConsoleModule {}
