import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { AuditModule } from '../../kernel/audit/audit.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { SecondStepModule } from '../second-step/second-step.module';
import { StaffInvitationMails } from './staff-invitation-mails';
import { StaffTeamController } from './staff-team.controller';
import { StaffTeamService } from './staff-team.service';

@Module({
  imports: [AuditModule, OutboxModule, SecondStepModule, UsersModule],
  controllers: [StaffTeamController],
  providers: [StaffInvitationMails, StaffTeamService],
  exports: [StaffTeamService],
})
export class StaffTeamModule {}
