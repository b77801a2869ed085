import type { Provider } from '@nestjs/common';

/** Providers of offers. */
export const offersProviders: readonly Provider[] = [];
export const offersControllers = [] as const;
