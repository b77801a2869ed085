import { ROLES } from '@alltalent/shared/contracts';

export type AccountMenuItem = {
  readonly kind: 'profile' | 'dashboard' | 'platform' | 'logout';
  readonly label: string;
  readonly to: string;
};
export type AccountMenu = { readonly logoTo: string; readonly items: readonly AccountMenuItem[] };

const LOGOUT: AccountMenuItem = { kind: 'logout', label: 'Logout', to: '/frontend/logout' };
const PLATFORM: AccountMenuItem = { kind: 'platform', label: 'Platform', to: '/platform' };
const DASHBOARD: AccountMenuItem = { kind: 'dashboard', label: 'My Dashboard', to: '/client/dashboard' };

/** Returns the logo's target and the account menu of a signed-in user (product-spec section 6). */
export function menuFor(roles: readonly string[], slug: string): AccountMenu {
  const isTalent = roles.includes(ROLES.talent);
  const isClient = roles.includes(ROLES.client);
  const endings = roles.includes(ROLES.staff) ? [PLATFORM, LOGOUT] : [LOGOUT];
  if (roles.includes(ROLES.restricted)) return { logoTo: '/', items: [LOGOUT] };
  if (isClient && !isTalent) return { logoTo: DASHBOARD.to, items: [DASHBOARD, ...endings] };
  const profile: AccountMenuItem = { kind: 'profile', label: 'My Profile', to: profilePath(isTalent, slug) };
  return { logoTo: isTalent && !isClient ? profile.to : '/', items: [profile, ...endings] };
}

/**
 * Returns the path of the user's profile: a talent's public page or, without one, the profile editor; for other roles the
 * account page.
 */
function profilePath(isTalent: boolean, slug: string): string {
  if (slug !== '') return `/${slug}`;
  return isTalent ? '/talent/profile-settings' : '/account';
}
