import type { Provider } from '@nestjs/common';

/** Providers of threads. */
export const threadsProviders: readonly Provider[] = [];
export const threadsControllers = [] as const;
