import { NOTIFICATION_GROUP_LABELS } from '@alltalent/shared/contracts';
import { t } from '../kernel/messages';
import { composeMail } from '../kernel/outbox/compose-mail';
import type { Message } from '../kernel/outbox/message';
import type { NotificationEntity } from './notification.entity';

type MailedNotification = Pick<NotificationEntity, 'group' | 'title' | 'text' | 'path' | 'action'>;
/** `childName`: first name of the child whose guardian gets the mail, or null. */
type Envelope = { readonly to: string; readonly publicUrl: string; readonly childName?: string | null };

const MOST_LISTED = 30;

/** Mail about one notification. A title that is not the subject becomes the first paragraph. */
export function notificationMail(
  { title, subject = title, text, path, action }: MailedNotification & { readonly subject?: string | undefined },
  { to, publicUrl, childName = null }: Envelope,
): Message {
  const lines = text.split(/\n+/u).filter((line) => line.trim() !== '');
  const [first = title, ...others] = subject === title ? lines : [title, ...lines];
  const paragraphs = [
    ...aboutChild(childName),
    first,
    ...others,
    `You get a mail like this as soon as something happens. ${howToChange(publicUrl)}`,
  ];
  const link = childrenLink({ publicUrl, childName }) ?? { label: action || 'Open All Talent', address: publicUrl + path };
  return composeMail({ to, subject, paragraphs, link }, publicUrl);
}

/** Mail of the day; `notifications` is not empty. The titles stay out of the subject, since they may quote what another user wrote. */
export function digestMail(notifications: readonly MailedNotification[], { to, publicUrl, childName = null }: Envelope): Message {
  const more = notifications.length - MOST_LISTED;
  const subject = t('notices.digestSubject', { count: notifications.length });
  const paragraphs = [
    ...aboutChild(childName),
    'Good morning, this is what happened since the last mail of this kind.',
    ...(more > 0 ? [`And ${more} more: all of it stands in your notifications.`] : []),
    `You get this mail once a day at 9:00 am IST, when there is something. ${howToChange(publicUrl)}`,
  ];
  const facts = notifications
    .slice(0, MOST_LISTED)
    .map(({ group, title, text }) => [NOTIFICATION_GROUP_LABELS[group], [title, text].filter(Boolean).join('\n')] as const);
  const link = childrenLink({ publicUrl, childName }) ?? { label: 'Open your notifications', address: `${publicUrl}/notifications` };
  return composeMail({ to, subject, paragraphs, facts, link }, publicUrl);
}

function aboutChild(name: string | null): string[] {
  return name === null ? [] : [t('children.mail.about', { name })];
}

/** A guardian opens the child's account first, since pages show what is of the account in use. */
function childrenLink({ publicUrl, childName }: { readonly publicUrl: string; readonly childName: string | null }) {
  return childName === null ? null : { label: t('children.mail.link'), address: `${publicUrl}/account/children` };
}

function howToChange(publicUrl: string): string {
  return `At once, once a day or never: you choose at ${publicUrl}/notifications.`;
}
