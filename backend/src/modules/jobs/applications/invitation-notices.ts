import type { JobLine } from '@alltalent/shared/contracts';
import type { Notice } from '../../notifications';
import { sentences, type ToldTalent } from './application-notices';
import type { Invitation } from './invitations.repository';

export type ToldInvitation = {
  readonly invitation: Pick<Invitation, 'id' | 'userId' | 'message'>;
  readonly role: string;
  readonly line: JobLine;
};

/** For the talent. */
export function invitedNotice({ invitation, role, line }: ToldInvitation): Notice {
  return {
    ...toTalent({ invitation, line }, 'sent'),
    title: `${line.posted_by} invites you`,
    text: sentences(`${role}, ${line.title}`, `${line.dates}, ${line.location}`, invitation.message),
    action: 'See the call',
  };
}

/** For a talent who was invited and did not answer before the job closed. */
export function invitationClosedNotice({ invitation, role, line }: ToldInvitation): Notice {
  return {
    ...toTalent({ invitation, line }, 'closed'),
    title: `${line.posted_by} closed the call you were invited to`,
    text: sentences(`${role}, ${line.title}`),
    action: 'Find another',
    path: '/jobs',
  };
}

/** For the client. */
export function declinedNotice({ invitation, role, line }: ToldInvitation, talent: ToldTalent, ownerId: string): Notice {
  return {
    userId: ownerId,
    group: 'invites',
    key: `invitation:${invitation.id}:declined`,
    title: `${talent.name} declined your invitation`,
    text: sentences(`${role}, ${line.title}`),
    path: `/client/dashboard?tab=invites&job=${line.id}`,
    action: 'See everybody invited',
    image: talent.image,
  };
}

function toTalent({ invitation, line }: Pick<ToldInvitation, 'invitation' | 'line'>, what: string) {
  return {
    userId: invitation.userId,
    group: 'invites',
    key: `invitation:${invitation.id}:${what}`,
    path: `/jobs/${line.id}-${line.slug}`,
    image: line.image,
  } as const;
}
