import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { JobsModule } from '../../jobs';
import { AuditModule } from '../../kernel/audit/audit.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { NotificationsModule } from '../../notifications';
import { ProfilesModule } from '../../talents';
import { ReportsModule } from '../reports/reports.module';
import { JobDecisionsService } from './job-decisions.service';
import { ProfileDecisionsService } from './profile-decisions.service';
import { ReportDecisionsService } from './report-decisions.service';

/** Decisions of staff about profiles, jobs and reports, for the staff commands and the office. */
@Module({
  imports: [AuditModule, JobsModule, NotificationsModule, OutboxModule, ProfilesModule, ReportsModule, UsersModule],
  providers: [JobDecisionsService, ProfileDecisionsService, ReportDecisionsService],
  exports: [JobDecisionsService, ProfileDecisionsService, ReportDecisionsService],
})
export class ReviewingModule {}
