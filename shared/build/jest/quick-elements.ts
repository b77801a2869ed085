import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

/**
 * Makes React note no stack for each element: its development build does so up to 10,000 times a second, for the places that
 * warnings name, which takes a tenth of the time of a test.
 */
export function leaveOutOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
  if (!internals || !(COUNT in internals)) throw new Error(`React has no ${COUNT} any more: see shared/build/jest/quick-elements.ts`);
  Object.defineProperty(internals, COUNT, { get: () => Number.MAX_SAFE_INTEGER, set() {} });
}
