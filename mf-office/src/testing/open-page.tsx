import { openRoutes } from '@alltalent/shared/testing';
import { createRoutes } from '../routes';

/** Opens an address in the remote's own routes, loaders included. */
export function openPage(address: string) {
  return openRoutes(createRoutes, address);
}
