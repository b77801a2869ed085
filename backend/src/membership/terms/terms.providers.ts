import type { Provider } from '@nestjs/common';
import { ClaimedMembershipsService } from './claimed-memberships.service';
import { MembershipClockJob } from './membership-clock.job';
import { MembershipClockService } from './membership-clock.service';
import { MembershipEndsService } from './membership-ends.service';
import { MembershipNewsService } from './membership-news.service';
import { MembershipStandingService } from './membership-standing.service';
import { MembershipTermsService } from './membership-terms.service';
import { MembershipsRepository } from './memberships.repository';
import { OwnMembershipService } from './own-membership.service';
import { RenewalNamesService } from './renewal-names.service';
import { RenewalNoticesService } from './renewal-notices.service';
import { RenewalOrdersRepository } from './renewal-orders.repository';
import { RenewalOutcomesService } from './renewal-outcomes.service';
import { RenewalSwitchService } from './renewal-switch.service';
import { RenewalController } from './renewal.controller';
import { RenewalsService } from './renewals.service';

/** Providers of periods, renewals and the clock that drives them. */
export const termsProviders: readonly Provider[] = [
  MembershipsRepository,
  MembershipStandingService,
  MembershipTermsService,
  OwnMembershipService,
  ClaimedMembershipsService,
  RenewalOrdersRepository,
  RenewalNamesService,
  MembershipNewsService,
  RenewalNoticesService,
  RenewalOutcomesService,
  RenewalsService,
  MembershipEndsService,
  RenewalSwitchService,
  MembershipClockService,
  MembershipClockJob,
];
export const termsControllers = [RenewalController] as const;
