import type { Provider } from '@nestjs/common';
import { MemberManagersRepository } from './member-managers.repository';
import { MandatesService } from './mandates.service';
import { MembershipStandingService } from './membership-standing.service';
import { MembershipTermsService } from './membership-terms.service';
import { MembershipsRepository } from './memberships.repository';

/** Providers of periods, renewals and the clock that drives them. */
export const termsProviders: readonly Provider[] = [
  MembershipsRepository,
  MemberManagersRepository,
  MandatesService,
  MembershipStandingService,
  MembershipTermsService,
];
export const termsControllers = [] as const;
