import { openRoutes, ToastsState } from '@alltalent/shared/testing';
import { createRoutes } from '../routes';

/** Opens an address in the remote's own routes, loaders included. Toasts are told as text. */
export function openPage(address: string) {
  return openRoutes(createRoutes, address, { shell: <ToastsState /> });
}
