import type { Provider } from '@nestjs/common';

/** Providers of reviews. */
export const reviewsProviders: readonly Provider[] = [];
export const reviewsControllers = [] as const;
