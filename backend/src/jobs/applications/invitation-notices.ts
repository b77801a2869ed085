import type { JobLine } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { Notice } from '../../notifications';
import { plainName, quoted } from '../../kernel/outbox/plain-words';
import { quotedPart, sentences, type ToldTalent } from './application-notices';
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
    title: t('notices.invited', { client: plainName(line.posted_by) }),
    subject: t('notices.invitedSubject'),
    text: sentences(quotedPart(role, line), `${line.dates}, ${line.location}`, quoted(invitation.message)),
    action: 'See the call',
  };
}

/** For a talent who was invited and did not answer before the job closed. */
export function invitationClosedNotice({ invitation, role, line }: ToldInvitation): Notice {
  return {
    ...toTalent({ invitation, line }, 'closed'),
    title: t('notices.invitationClosed', { client: plainName(line.posted_by) }),
    subject: t('notices.invitationClosedSubject'),
    text: sentences(quotedPart(role, line)),
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
    title: `${plainName(talent.name)} declined your invitation`,
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
