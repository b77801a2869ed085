import type { Menu, RemoteRecord } from '@alltalent/shared/contracts';
import { use } from 'react';
import { RegistryContext } from '../registry-context';
import { useServedLinks } from '../use-gone-pages';
import { itemsOfMenu, type MenuItem } from './menu-entries';

/** Returns the items of a menu whose pages are served, in their order. */
export function useMenu(menu: Menu): readonly MenuItem[] {
  const { remotes } = use(RegistryContext);
  return useServedLinks(knownItemsOf(menu, remotes));
}

const known = new WeakMap<readonly RemoteRecord[], Map<Menu, readonly MenuItem[]>>();

/** Returns the items of a menu, which are computed once for an array of remotes. The server draws most pages with the array of the page before. */
function knownItemsOf(menu: Menu, remotes: readonly RemoteRecord[]): readonly MenuItem[] {
  const menus = known.get(remotes) ?? new Map<Menu, readonly MenuItem[]>();
  known.set(remotes, menus);
  const items = menus.get(menu) ?? itemsOfMenu(menu, remotes);
  menus.set(menu, items);
  return items;
}
