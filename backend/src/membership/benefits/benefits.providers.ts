import type { Provider } from '@nestjs/common';
import { BenefitsService } from './benefits.service';
import { MembersRepository } from './members.repository';
import { SubscriptionDetailsController } from './subscription-details.controller';
import { SubscriptionDetailsService } from './subscription-details.service';
import { UpgradeCardsRepository } from './upgrade-cards.repository';

/** Providers of what a membership unlocks, and of the upgrade card. */
export const benefitsProviders: readonly Provider[] = [
  BenefitsService,
  MembersRepository,
  SubscriptionDetailsService,
  UpgradeCardsRepository,
];
export const benefitsControllers = [SubscriptionDetailsController] as const;
