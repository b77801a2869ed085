import type { Menu } from '@alltalent/shared/contracts';
import { use } from 'react';
import { RegistryContext } from '../registry-context';
import { useServedLinks } from '../use-gone-pages';
import { itemsOfMenu, type MenuItem } from './menu-entries';

/** Returns the items of a menu whose pages are served, in their order. */
export function useMenu(menu: Menu): readonly MenuItem[] {
  const { remotes } = use(RegistryContext);
  return useServedLinks(itemsOfMenu(menu, remotes));
}
