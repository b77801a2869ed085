import type { Provider } from '@nestjs/common';
import { PlansService } from './plans.service';

/** Providers of plans, prices and settings. */
export const plansProviders: readonly Provider[] = [PlansService];
export const plansControllers = [] as const;
