import type { Provider } from '@nestjs/common';
import { BenefitsService } from './benefits.service';

/** Providers of what a membership unlocks, and of the upgrade card. */
export const benefitsProviders: readonly Provider[] = [BenefitsService];
export const benefitsControllers = [] as const;
