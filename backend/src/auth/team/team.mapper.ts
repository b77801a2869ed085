import type { JoinedTeam, SentInvitation, TeamMember, TeamRole } from '@alltalent/shared/contracts';
import type { UsableAccount } from '../delegates/account-delegates.repository';
import type { UserAccount } from '../users/user-account';
import { fullName } from '../users/full-name';
import type { TeamInvitationEntity } from './team-invitation.entity';
import { isOpen, type TeamMembership } from './team.policy';

type Reader = { readonly personId: string; readonly mayChange: boolean };

const when = (time: number) => new Date(time).toISOString();

/** Member for the team's page; the address for those who may change the team, to tell colleagues of one name apart. */
export function toMember({ userId, standing, createdAt }: TeamMembership, account: UserAccount, reader: Reader): TeamMember {
  return {
    user_id: userId,
    name: fullName(account),
    email: reader.mayChange ? (account.loginEmail ?? '') : '',
    role: standing,
    since: when(createdAt),
    is_you: userId === reader.personId,
  };
}

export function toSentInvitation(invitation: TeamInvitationEntity, now: number): SentInvitation {
  const { id, email, role, invitedAt, expiresAt } = invitation;
  return { id, email, role, invited_at: when(invitedAt), expires_at: when(expiresAt), is_open: isOpen(invitation, now) };
}

export function toJoinedTeam({ accountId, name, standing, since }: UsableAccount & { readonly standing: TeamRole }): JoinedTeam {
  return { account_id: accountId, name, role: standing, since: when(since) };
}
