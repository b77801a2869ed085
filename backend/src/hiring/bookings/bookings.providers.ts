import type { Provider } from '@nestjs/common';
import { NewBookingsRepository } from './new-bookings.repository';
import { NewBookingsService } from './new-bookings.service';

/** Providers of bookings. */
export const bookingsProviders: readonly Provider[] = [NewBookingsRepository, NewBookingsService];
export const bookingsControllers = [] as const;
