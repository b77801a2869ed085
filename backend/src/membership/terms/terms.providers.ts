import type { Provider } from '@nestjs/common';
import { ClaimedMembershipsService } from './claimed-memberships.service';
import { MandatesService } from './mandates.service';
import { MembershipClockJob } from './membership-clock.job';
import { MembershipClockService } from './membership-clock.service';
import { MembershipEndsService } from './membership-ends.service';
import { MembershipNewsService } from './membership-news.service';
import { MembershipRecordsRepository } from './membership-records.repository';
import { MembershipRecordsService } from './membership-records.service';
import { MembershipStandingService } from './membership-standing.service';
import { MembershipTermsService } from './membership-terms.service';
import { MembershipRecords } from './membership.records';
import { MembershipsRepository } from './memberships.repository';
import { OwnMembershipController } from './own-membership.controller';
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
  ClaimedMembershipsService,
  MandatesService,
  MembershipClockJob,
  MembershipClockService,
  MembershipEndsService,
  MembershipNewsService,
  MembershipRecordsRepository,
  MembershipRecordsService,
  MembershipStandingService,
  MembershipTermsService,
  MembershipRecords,
  MembershipsRepository,
  OwnMembershipService,
  RenewalNamesService,
  RenewalNoticesService,
  RenewalOrdersRepository,
  RenewalOutcomesService,
  RenewalSwitchService,
  RenewalsService,
];
export const termsControllers = [OwnMembershipController, RenewalController] as const;
