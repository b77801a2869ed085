import { ROLES } from '@alltalent/shared/contracts';

export type AccountMenuItem = {
  readonly kind: 'profile' | 'dashboard' | 'messages' | 'office' | 'logout';
  readonly label: string;
  readonly to: string;
};
export type AccountMenu = { readonly logoTo: string; readonly items: readonly AccountMenuItem[] };

const LOGOUT: AccountMenuItem = { kind: 'logout', label: 'Logout', to: '/frontend/logout' };
const OFFICE: AccountMenuItem = { kind: 'office', label: 'Office', to: '/office' };
const MESSAGES: AccountMenuItem = { kind: 'messages', label: 'Messages', to: '/messages' };
const DASHBOARD: AccountMenuItem = { kind: 'dashboard', label: 'My Dashboard', to: '/client/dashboard' };

/** Returns whether these roles have messages: those of the two sides of a job. */
export function hasMessages(roles: readonly string[]): boolean {
  return !roles.includes(ROLES.restricted) && (roles.includes(ROLES.talent) || roles.includes(ROLES.client));
}

/** Returns the logo's target and the account menu of a signed-in user (product-spec section 6). */
export function menuFor(roles: readonly string[], slug: string): AccountMenu {
  const isTalent = roles.includes(ROLES.talent);
  const isClient = roles.includes(ROLES.client);
  const endings = [...(hasMessages(roles) ? [MESSAGES] : []), ...(roles.includes(ROLES.staff) ? [OFFICE, LOGOUT] : [LOGOUT])];
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
