import type { Provider } from '@nestjs/common';

/** Providers of what staff do with memberships. */
export const membershipStaffProviders: readonly Provider[] = [];
export const membershipStaffControllers = [] as const;
