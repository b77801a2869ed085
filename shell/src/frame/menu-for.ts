import { type MenuIcon, ROLES } from '@alltalent/shared/contracts';
import type { IconName } from '@alltalent/shared/ui';
import { isItemFor, type MenuItem } from './menus/menu-entries';

export type AccountMenuItem = { readonly label: string; readonly icon: MenuIcon | IconName; readonly to: string };
export type AccountMenu = { readonly logoTo: string; readonly items: readonly AccountMenuItem[] };

const LOGOUT: AccountMenuItem = { label: 'Logout', icon: 'out', to: '/frontend/logout' };
const DASHBOARD: AccountMenuItem = { label: 'My Dashboard', icon: 'case', to: '/client/dashboard' };

/** Returns whether these roles have messages: those of the two sides of a job. */
export function hasMessages(roles: readonly string[]): boolean {
  return !roles.includes(ROLES.restricted) && (roles.includes(ROLES.talent) || roles.includes(ROLES.client));
}

/**
 * Returns the logo's target and the account menu of a signed-in user (product-spec section 6): its own page, the items that remotes have
 * in this menu for its roles, and Logout.
 */
export function menuFor(roles: readonly string[], slug: string, ofRemotes: readonly MenuItem[]): AccountMenu {
  const isTalent = roles.includes(ROLES.talent);
  const isClient = roles.includes(ROLES.client);
  const endings = [...ofRemotes.filter((item) => isItemFor(item, roles)).map(withIcon), LOGOUT];
  if (roles.includes(ROLES.restricted)) return { logoTo: '/', items: [LOGOUT] };
  if (isClient && !isTalent) return { logoTo: DASHBOARD.to, items: [DASHBOARD, ...endings] };
  const profile: AccountMenuItem = { label: 'My Profile', icon: 'user', to: profilePath(isTalent, slug) };
  return { logoTo: isTalent && !isClient ? profile.to : '/', items: [profile, ...endings] };
}

function withIcon({ label, to, icon = 'doc' }: MenuItem): AccountMenuItem {
  return { label, to, icon };
}

/**
 * Returns the path of the user's profile: a talent's public page or, without one, the profile editor; for other roles the
 * account page.
 */
function profilePath(isTalent: boolean, slug: string): string {
  if (slug !== '') return `/${slug}`;
  return isTalent ? '/talent/profile-settings' : '/account';
}
