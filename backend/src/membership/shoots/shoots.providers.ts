import type { Provider } from '@nestjs/common';
import { ShootsService } from './shoots.service';

export const shootsProviders: readonly Provider[] = [ShootsService];
export const shootsControllers = [] as const;
