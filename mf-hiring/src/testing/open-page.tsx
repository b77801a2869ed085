import { openRoutes } from '@alltalent/shared/testing';
import { createRoutes } from '../routes';

/** Opens an address of this remote; every other address is one page. */
export function openPage(address: string) {
  return openRoutes(createRoutes, address, { otherPages: { path: '*', Component: () => <h1>Another page</h1> } });
}

export { findTitle } from '@alltalent/shared/testing';
