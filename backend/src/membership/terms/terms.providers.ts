import type { Provider } from '@nestjs/common';
import { MembershipStandingService } from './membership-standing.service';
import { MembershipTermsService } from './membership-terms.service';
import { MembershipsRepository } from './memberships.repository';
import { OwnMembershipService } from './own-membership.service';

/** Providers of periods, renewals and the clock that drives them. */
export const termsProviders: readonly Provider[] = [
  MembershipsRepository,
  MembershipStandingService,
  MembershipTermsService,
  OwnMembershipService,
];
export const termsControllers = [] as const;
