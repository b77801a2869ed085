import type { Provider } from '@nestjs/common';

/** Providers of bookings. */
export const bookingsProviders: readonly Provider[] = [];
export const bookingsControllers = [] as const;
