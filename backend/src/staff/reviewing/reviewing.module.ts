import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { JobsModule } from '../../jobs';
import { AuditModule } from '../../kernel/audit/audit.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { NotificationsModule } from '../../notifications';
import { ProfilesModule } from '../../talents';
import { JobDecisionsService } from './job-decisions.service';
import { ProfileDecisionsService } from './profile-decisions.service';

/** Decisions of staff about profiles and jobs, for the staff commands and the office. */
@Module({
  imports: [AuditModule, JobsModule, NotificationsModule, OutboxModule, ProfilesModule, UsersModule],
  providers: [JobDecisionsService, ProfileDecisionsService],
  exports: [JobDecisionsService, ProfileDecisionsService],
})
export class ReviewingModule {}
