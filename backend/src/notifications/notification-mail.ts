import { NOTIFICATION_GROUP_LABELS } from '@alltalent/shared/contracts';
import { t } from '../kernel/messages';
import { composeMail } from '../kernel/outbox/compose-mail';
import type { Message } from '../kernel/outbox/message';
import type { NotificationEntity } from './notification.entity';

type MailedNotification = Pick<NotificationEntity, 'group' | 'title' | 'text' | 'path' | 'action'>;
type Envelope = { readonly to: string; readonly publicUrl: string };

const MOST_LISTED = 30;

/** Mail about one notification. A title that is not the subject becomes the first paragraph. */
export function notificationMail(
  { title, subject = title, text, path, action }: MailedNotification & { readonly subject?: string | undefined },
  { to, publicUrl }: Envelope,
): Message {
  const lines = text.split(/\n+/u).filter((line) => line.trim() !== '');
  const [first = title, ...others] = subject === title ? lines : [title, ...lines];
  const paragraphs = [first, ...others, `You get a mail like this as soon as something happens. ${howToChange(publicUrl)}`];
  return composeMail({ to, subject, paragraphs, link: { label: action || 'Open All Talent', address: publicUrl + path } }, publicUrl);
}

/** Mail of the day; `notifications` is not empty. The titles stay out of the subject, since they may quote what another user wrote. */
export function digestMail(notifications: readonly MailedNotification[], { to, publicUrl }: Envelope): Message {
  const more = notifications.length - MOST_LISTED;
  const subject = t('notices.digestSubject', { count: notifications.length });
  const paragraphs = [
    'Good morning, this is what happened since the last mail of this kind.',
    ...(more > 0 ? [`And ${more} more: all of it stands in your notifications.`] : []),
    `You get this mail once a day at 9:00 am IST, when there is something. ${howToChange(publicUrl)}`,
  ];
  const facts = notifications
    .slice(0, MOST_LISTED)
    .map(({ group, title, text }) => [NOTIFICATION_GROUP_LABELS[group], [title, text].filter(Boolean).join('\n')] as const);
  return composeMail(
    { to, subject, paragraphs, facts, link: { label: 'Open your notifications', address: `${publicUrl}/notifications` } },
    publicUrl,
  );
}

function howToChange(publicUrl: string): string {
  return `At once, once a day or never: you choose at ${publicUrl}/notifications.`;
}
