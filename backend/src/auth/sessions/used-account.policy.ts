import { ROLES, splitRoles, type Standing } from '@alltalent/shared/contracts';
import type { SessionOfUser } from './session.repository';

type UsedAccount = {
  readonly userId: string;
  readonly standing: Standing;
  readonly roles: readonly string[];
  readonly hasLostAccount: boolean;
};

/** Role of the side that a standing reaches: guardians have the talent side, a team the client side. */
export function sideOfStanding(standing: Exclude<Standing, 'holder'>): string {
  return standing === 'guardian' ? ROLES.talent : ROLES.client;
}

/** Account that a session uses, with the roles that the standing reaches. */
export function usedAccountOf({ userId, actingFor, acting, roleId }: SessionOfUser): UsedAccount {
  const own = { userId, standing: 'holder', roles: splitRoles(roleId), hasLostAccount: false } as const;
  if (actingFor === null) return own;
  if (acting?.status !== 'active') return { ...own, hasLostAccount: true };
  const [role, held] = [sideOfStanding(acting.standing), splitRoles(acting.roleId)];
  const isRestricted = own.roles.includes(ROLES.restricted) || held.includes(ROLES.restricted);
  if (!held.includes(role) || isRestricted) return { ...own, hasLostAccount: true };
  return { userId: actingFor, standing: acting.standing, roles: [role], hasLostAccount: false };
}
