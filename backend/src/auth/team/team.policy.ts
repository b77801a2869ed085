import { ROLES, splitRoles, type Standing, TEAM_LIMITS, TEAM_ROLES, type TeamRole } from '@alltalent/shared/contracts';
import type { AccountDelegateEntity } from '../delegates/account-delegate.entity';
import type { UserAccount } from '../users/user-account';
import type { TeamInvitationEntity } from './team-invitation.entity';

/** How long an invitation that ended without an answer stays on the page of the team, to be sent again. */
export const ENDED_INVITATION_RETENTION_MS = 30 * 24 * 3600 * 1000;

export type TeamMembership = Omit<AccountDelegateEntity, 'standing'> & { readonly standing: TeamRole };

export function isTeamRole(standing: Standing): standing is TeamRole {
  return TEAM_ROLES.some((role) => role === standing);
}

/** A guardian uses an account as well, but is in no team. */
export function isInTeam(delegate: AccountDelegateEntity): delegate is TeamMembership {
  return isTeamRole(delegate.standing);
}

/** Whether a person with this standing may change the team. */
export function mayChangeTeam(standing: Standing): boolean {
  return standing === 'holder' || standing === 'owner';
}

/** Whether an account hires today, so that its team can use it. */
export function hasTeam(account: UserAccount | null): account is UserAccount {
  if (account?.status !== 'active') return false;
  const roles = splitRoles(account.roleId);
  return roles.includes(ROLES.client) && !roles.includes(ROLES.restricted);
}

/** Whether a person may join a team. */
export function mayJoin(person: UserAccount | null): person is UserAccount {
  return person?.status === 'active' && !splitRoles(person.roleId).includes(ROLES.restricted);
}

export function isOpen({ expiresAt }: TeamInvitationEntity, now: number): boolean {
  return now < expiresAt;
}

/** How many people can still be invited, or join. */
export function roomIn(members: readonly TeamMembership[], invitations: readonly TeamInvitationEntity[], now: number): number {
  return Math.max(0, TEAM_LIMITS.people - members.length - invitations.filter((one) => isOpen(one, now)).length);
}
