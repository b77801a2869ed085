import type { Provider } from '@nestjs/common';
import { MembershipManagersRepository } from './membership-managers.repository';
import { MembershipRecordsRepository } from './membership-records.repository';
import { MembershipRecordsService } from './membership-records.service';
import { MembershipRecords } from './membership.records';
import { MembershipStandingService } from './membership-standing.service';
import { MembershipTermsService } from './membership-terms.service';
import { MembershipsRepository } from './memberships.repository';
import { OwnMembershipController } from './own-membership.controller';
import { OwnMembershipService } from './own-membership.service';

/** Providers of periods, renewals and the clock that drives them. */
export const termsProviders: readonly Provider[] = [
  MembershipManagersRepository,
  MembershipRecords,
  MembershipRecordsRepository,
  MembershipRecordsService,
  MembershipStandingService,
  MembershipTermsService,
  MembershipsRepository,
  OwnMembershipService,
];
export const termsControllers = [OwnMembershipController] as const;
