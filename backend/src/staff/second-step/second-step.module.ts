import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule, UsersModule } from '../../auth';
import { AuditModule } from '../../kernel/audit/audit.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { StaffInvitationEntity } from '../members/staff-invitation.entity';
import { StaffMemberEntity } from '../members/staff-member.entity';
import { StaffMembersRepository } from '../members/staff-members.repository';
import { AuthenticatorAppService } from './authenticator-app.service';
import { OfficeAccessService } from './office-access.service';
import { VISIT_MS } from './office-hours';
import { OfficeVisitEntity } from './office-visit.entity';
import { Passkeys } from './passkeys';
import { PasskeysService } from './passkeys.service';
import { SecondFactorEntity } from './second-factor.entity';
import { SecondStepController } from './second-step.controller';
import { SecondStepRepository } from './second-step.repository';
import { SecondStepService } from './second-step.service';

/** Who works in the office, and the second step that opens it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([StaffMemberEntity, StaffInvitationEntity, SecondFactorEntity, OfficeVisitEntity]),
    AuditModule,
    LimitsModule,
    SessionsModule,
    UsersModule,
  ],
  controllers: [SecondStepController],
  providers: [
    StaffMembersRepository,
    SecondStepRepository,
    SecondStepService,
    AuthenticatorAppService,
    Passkeys,
    PasskeysService,
    OfficeAccessService,
  ],
  exports: [StaffMembersRepository, SecondStepRepository, OfficeAccessService],
})
export class SecondStepModule {
  constructor(oldRows: OldRows, steps: SecondStepRepository) {
    oldRows.add('office visits', (now) => steps.deleteVisitsBefore(now - 2 * VISIT_MS));
  }
}
