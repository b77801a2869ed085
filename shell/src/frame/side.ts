import { type AccountSide, ROLES } from '@alltalent/shared/contracts';

const OTHERS = { [ROLES.talent]: ROLES.client, [ROLES.client]: ROLES.talent } as const;

/** Tells whether the account has a talent side and a client side to choose from. */
export function hasBothSides(roles: readonly string[]): boolean {
  return roles.includes(ROLES.talent) && roles.includes(ROLES.client) && !roles.includes(ROLES.restricted);
}

/** Returns the side that a page belongs to; null for pages of both. */
export function sideOfPage(pathname: string): AccountSide | null {
  if (/^\/(?:client|post-a-job)(?:\/|$)/u.test(pathname)) return ROLES.client;
  return /^\/talent(?:\/|$)/u.test(pathname) ? ROLES.talent : null;
}

/** Returns the side that an account has had for longer. */
export function firstSide(roles: readonly string[]): AccountSide {
  return roles.indexOf(ROLES.talent) < roles.indexOf(ROLES.client) ? ROLES.talent : ROLES.client;
}

/** Returns the roles without the other side. */
export function rolesOf(side: AccountSide, roles: readonly string[]): readonly string[] {
  return roles.filter((role) => role !== OTHERS[side]);
}

/** Reads a stored choice; null for none and for that of another account. */
export function readSide(stored: string | null, owner: string): AccountSide | null {
  if (stored === `${owner}:${ROLES.talent}`) return ROLES.talent;
  return stored === `${owner}:${ROLES.client}` ? ROLES.client : null;
}
