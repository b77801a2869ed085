import type { Provider } from '@nestjs/common';
import { ManagersRepository } from './managers.repository';
import { PlansController } from './plans.controller';
import { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';

/** Providers of plans, prices and settings. */
export const plansProviders: readonly Provider[] = [ManagersRepository, PlansRepository, PlansService];
export const plansControllers = [PlansController] as const;
