import type { Provider } from '@nestjs/common';
import { ShootNewsService } from './shoot-news.service';
import { ShootsController } from './shoots.controller';
import { ShootsRepository } from './shoots.repository';
import { ShootsService } from './shoots.service';
import { StaffShootsController } from './staff-shoots.controller';
import { StaffShootsService } from './staff-shoots.service';

/** Providers of free portfolio shoots. */
export const shootsProviders: readonly Provider[] = [ShootNewsService, ShootsRepository, ShootsService, StaffShootsService];
export const shootsControllers = [ShootsController, StaffShootsController] as const;
