import { NOTIFICATION_GROUP_LABELS } from '@alltalent/shared/contracts';
import { composeMail, type Message } from '../outbox';
import type { NotificationEntity } from './notification.entity';

type Told = Pick<NotificationEntity, 'group' | 'title' | 'text' | 'path' | 'action'>;
type Envelope = { readonly to: string; readonly publicUrl: string };

const MOST_LISTED = 30;

/** One thing that happened, at once. */
export function noticeMail({ title, text, path, action }: Told, { to, publicUrl }: Envelope): Message {
  const lines = text.split(/\n+/u).filter((line) => line.trim() !== '');
  const [first = title, ...others] = lines;
  const paragraphs = [first, ...others, `You get a mail like this as soon as something happens. ${howToChange(publicUrl)}`];
  return composeMail(
    { to, subject: title, paragraphs, link: { label: action || 'Open All Talent', address: publicUrl + path } },
    publicUrl,
  );
}

/** Everything of a day; `told` is not empty. */
export function digestMail(told: readonly Told[], { to, publicUrl }: Envelope): Message {
  const more = told.length - MOST_LISTED;
  const subject = told.length === 1 ? `Today on All Talent: ${told[0]?.title ?? ''}` : `Today on All Talent: ${told.length} things for you`;
  const paragraphs = [
    'Good morning, this is what happened since the last mail of this kind.',
    ...(more > 0 ? [`And ${more} more: all of it stands in your notifications.`] : []),
    `You get this mail once a day at 9:00 am IST, when there is something. ${howToChange(publicUrl)}`,
  ];
  const facts = told
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
