import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { DelegatesModule } from '../delegates/delegates.module';
import { UsersModule } from '../users/users.module';
import { InvitingService } from './inviting.service';
import { JoiningService } from './joining.service';
import { TeamChangesService } from './team-changes.service';
import { TeamInvitationEntity } from './team-invitation.entity';
import { TeamInvitationsRepository } from './team-invitations.repository';
import { TeamMailsService } from './team-mails.service';
import { TeamController } from './team.controller';
import { ENDED_INVITATION_RETENTION_MS } from './team.policy';
import { TeamRecords } from './team.records';
import { TeamService } from './team.service';

@Module({
  imports: [TypeOrmModule.forFeature([TeamInvitationEntity]), DelegatesModule, LimitsModule, OutboxModule, UsersModule],
  controllers: [TeamController],
  providers: [InvitingService, JoiningService, TeamChangesService, TeamInvitationsRepository, TeamMailsService, TeamRecords, TeamService],
  exports: [TeamRecords],
})
export class TeamModule {
  constructor(oldRows: OldRows, invitations: TeamInvitationsRepository) {
    oldRows.add('invitations to teams', (now) => invitations.deleteEndedBefore(now - ENDED_INVITATION_RETENTION_MS));
  }
}
