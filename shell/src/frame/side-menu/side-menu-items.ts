import { type MenuIcon, ROLES, type UserDetails } from '@alltalent/shared/contracts';
import type { LinkName } from '../links';
import { isItemFor, type MenuItem } from '../menus/menu-entries';

export type SideMenuItem = { readonly label: string; readonly icon: MenuIcon; readonly to: string };
export type SideMenuExternal = { readonly name: LinkName; readonly icon: MenuIcon };

/** User of the menu. `unknown`: the stored hint says signed in, but the details have not loaded. */
export type Reader =
  | { readonly kind: 'guest' | 'unknown' }
  | { readonly kind: 'user'; readonly user: Pick<UserDetails, 'slug'>; readonly roles: readonly string[] };

export type SideMenuContent = {
  readonly own: readonly SideMenuItem[];
  readonly site: readonly SideMenuItem[];
  readonly external: readonly SideMenuExternal[];
};

/** Returns the side menu's entries for a user, of those that remotes have in it. The server also refuses what is left out here. */
export function sideMenuFor(reader: Reader, ofRemotes: readonly MenuItem[]): SideMenuContent {
  return {
    own: reader.kind === 'user' ? ownItems(reader.roles, reader.user.slug, ofRemotes) : [],
    site: ofRemotes.filter(({ readers }) => readers === undefined).map(withIcon),
    external: [
      { name: 'careers', icon: 'flag' },
      { name: 'services', icon: 'case' },
      ...(reader.kind === 'guest' ? [{ name: 'studios', icon: 'film' } as const] : []),
    ],
  };
}

/** Returns the user's public profile, whose address no remote knows, and what remotes have for these roles. */
function ownItems(roles: readonly string[], slug: string, ofRemotes: readonly MenuItem[]): readonly SideMenuItem[] {
  if (roles.includes(ROLES.restricted)) return [];
  const ofRoles = ofRemotes.filter((item) => item.readers !== undefined && isItemFor(item, roles)).map(withIcon);
  const hasProfile = roles.includes(ROLES.talent) && slug !== '';
  return hasProfile ? [{ label: 'My Talent Profile', icon: 'user', to: `/${slug}` }, ...ofRoles] : ofRoles;
}

function withIcon({ label, to, icon = 'doc' }: MenuItem): SideMenuItem {
  return { label, to, icon };
}
