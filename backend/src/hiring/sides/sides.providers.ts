import type { Provider } from '@nestjs/common';
import { HiringDependentsService } from './hiring-dependents.service';
import { OffersMadeRepository } from './offers-made.repository';

/** Providers of what depends on a side of an account. */
export const sidesProviders: readonly Provider[] = [HiringDependentsService, OffersMadeRepository];
