import type { Provider } from '@nestjs/common';
import { ManagersRepository } from './managers.repository';
import { PlanVersionsRepository } from './plan-versions.repository';
import { PlansController } from './plans.controller';
import { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';

/** Providers of plans, prices and settings. */
export const plansProviders: readonly Provider[] = [ManagersRepository, PlansRepository, PlansService, PlanVersionsRepository];
export const plansControllers = [PlansController] as const;
