import { type Menu, type MenuEntry, type MenuIcon, type MenuReader, type RemoteRecord, ROLES } from '@alltalent/shared/contracts';
import entriesOfBuild from './entries-of-build.json';

/** A page in a menu. */
export type MenuItem = {
  readonly label: string;
  readonly to: string;
  readonly icon?: MenuIcon | undefined;
  /** Left out: everybody. */
  readonly readers?: readonly MenuReader[] | undefined;
};

/** Entries of the remotes of the working tree that the shell was built from; npm run records writes them, and a test compares. */
export const ENTRIES_OF_BUILD = entriesOfBuild as readonly MenuEntry[];

type Declaring = Pick<RemoteRecord, 'menu_entries'> & { readonly routes: readonly { readonly pattern: string }[] };

/**
 * Returns the items of a menu in their order: those that the releases name. Those of the shell's own build stand in for pages of releases
 * that are older than menu entries, and for all pages where there is no registry.
 */
export function itemsOfMenu(menu: Menu, remotes: readonly Declaring[], ofBuild = ENTRIES_OF_BUILD): readonly MenuItem[] {
  const declaring = remotes.filter(({ menu_entries: entries }) => entries !== undefined);
  const declared = declaring.flatMap(({ menu_entries: entries = [] }) => entries);
  const isComplete = remotes.length > 0 && declaring.length === remotes.length;
  const pages = new Set(declaring.flatMap(({ routes }) => routes.map(({ pattern }) => pattern)));
  const others = isComplete ? [] : ofBuild.filter(({ page }) => !pages.has(page));
  return [...declared, ...others]
    .filter((entry) => entry.menu === menu)
    .toSorted((one, other) => one.order - other.order)
    .map(({ label, page, icon, readers }) => ({ label, to: page, icon, readers }));
}

/** Tells whether an item is for an account with these roles; one for everybody is for each that is not restricted. */
export function isItemFor({ readers }: MenuItem, roles: readonly string[]): boolean {
  if (roles.includes(ROLES.restricted)) return false;
  return readers === undefined || readers.some((reader) => reader === 'member' || roles.includes(ROLES[reader]));
}
