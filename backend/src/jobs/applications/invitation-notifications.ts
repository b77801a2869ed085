import type { JobLine } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { NewNotification } from '../../notifications';
import { plainName, quoted } from '../../kernel/outbox/plain-text';
import { quotedPart, sentences, type ActingTalent } from './application-notifications';
import type { Invitation } from './invitations.repository';

export type NotifiedInvitation = {
  readonly invitation: Pick<Invitation, 'id' | 'userId' | 'message'>;
  readonly role: string;
  readonly line: JobLine;
};

/** Composes the talent's notification of an invitation. */
export function invitedNotification({ invitation, role, line }: NotifiedInvitation): NewNotification {
  return {
    ...toTalent({ invitation, line }, 'sent'),
    title: t('notices.invited', { client: plainName(line.posted_by) }),
    subject: t('notices.invitedSubject'),
    text: sentences(quotedPart(role, line), `${line.dates}, ${line.location}`, quoted(invitation.message)),
    action: 'See the call',
  };
}

/** Composes the notification of a talent who did not reply to an invitation before the job closed. */
export function invitationClosedNotification({ invitation, role, line }: NotifiedInvitation): NewNotification {
  return {
    ...toTalent({ invitation, line }, 'closed'),
    title: t('notices.invitationClosed', { client: plainName(line.posted_by) }),
    subject: t('notices.invitationClosedSubject'),
    text: sentences(quotedPart(role, line)),
    action: 'Find another',
    path: '/jobs',
  };
}

/** Composes the client's notification of a declined invitation. */
export function declinedNotification(
  { invitation, role, line }: NotifiedInvitation,
  talent: ActingTalent,
  ownerId: string,
): NewNotification {
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

function toTalent({ invitation, line }: Pick<NotifiedInvitation, 'invitation' | 'line'>, what: string) {
  return {
    userId: invitation.userId,
    group: 'invites',
    key: `invitation:${invitation.id}:${what}`,
    path: `/jobs/${line.id}-${line.slug}`,
    image: line.image,
  } as const;
}
