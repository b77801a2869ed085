import { CAREER_RESPONSE_TIME, CONTACT_TOPICS, type DeskName, momentInIndia } from '@alltalent/shared/contracts';
import type { AppConfig } from '../../kernel/config/config';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { isPlainEmail } from '../../kernel/outbox/plain-email';
import type { Message } from '../../kernel/outbox/message';
import type { ContactMessage } from './contact-messages.repository';
import { CAREER_TOPIC } from './contact-message.entity';

type MailSettings = Pick<AppConfig, 'desksMailTo' | 'publicUrl'>;
type TopicDetails = { readonly desk: DeskName; readonly name: string; readonly answer: string };

const CAREER: TopicDetails = { desk: 'careers', name: 'Working at All Talent', answer: CAREER_RESPONSE_TIME };

/** Returns the desk and name of a message's topic, and when the desk responds. */
export function topicOf({ topic }: Pick<ContactMessage, 'topic'>): TopicDetails {
  if (topic === CAREER_TOPIC) return CAREER;
  const found = CONTACT_TOPICS.find((candidate) => candidate.topic === topic);
  if (!found) throw new Error(`There is no topic ${topic}.`);
  return found;
}

/**
 * Composes the mail to the desk; null if the desk has no e-mail address. Text of the sender appears in labelled lines only,
 * never in the subject. A CV is not attached: staff fetch it.
 */
export function deskMail(contactMessage: ContactMessage, { desksMailTo, publicUrl }: MailSettings): Message | null {
  const { ticket, email } = contactMessage;
  const { desk, name } = topicOf(contactMessage);
  const to = desksMailTo[desk];
  if (to === null) return null;
  const canReply = isPlainEmail(email);
  return composeMail(
    {
      to,
      ...(canReply ? { replyTo: email } : {}),
      subject: `${ticket}: ${name}`,
      paragraphs: [
        `A message came in through the contact form for the desk “${name}”.`,
        t('letterMail.office'),
        ...(canReply ? [t('letterMail.reply')] : []),
        ...(contactMessage.cvName === null ? [] : [t('letterMail.cv', { ticket })]),
        'The lines above were typed by a stranger. Do not open a link in them without checking it.',
      ],
      facts: contactMessageFacts(contactMessage).filter(([, value]) => value !== ''),
      link: { label: t('letterMail.open'), address: `${publicUrl}/office/letters?item=${ticket}` },
    },
    publicUrl,
  );
}

/**
 * Composes the receipt with the ticket. It contains nothing the sender typed, so that it cannot carry their text to a
 * stranger's address.
 */
export function receiptMail(contactMessage: ContactMessage, { publicUrl }: Pick<MailSettings, 'publicUrl'>): Message {
  const { ticket, email, createdAt } = contactMessage;
  const { name, answer } = topicOf(contactMessage);
  return composeMail(
    {
      to: email,
      subject: `We received your message: ${ticket}`,
      paragraphs: [
        `Hello, we received your message and will answer at this address ${answer.toLowerCase()}.`,
        'If you write to us about it again, please mention the ticket.',
        'If you did not write to us, somebody typed your address by mistake. You need not do anything, and you get no more of these mails.',
      ],
      facts: [
        ['Ticket', ticket],
        ['About', name],
        ['Received', momentInIndia(createdAt)],
      ],
    },
    publicUrl,
  );
}

/** Returns all fields of a message with their labels. */
export function contactMessageFacts(contactMessage: ContactMessage): (readonly [label: string, value: string])[] {
  const isApplication = contactMessage.topic === CAREER_TOPIC;
  return [
    ['Ticket', contactMessage.ticket],
    ['Opening', isApplication ? contactMessage.openingTitle || 'none, an unsolicited application' : ''],
    ['Name', contactMessage.name],
    ['E-mail', contactMessage.email],
    ['Phone', contactMessage.phone],
    ['Link', contactMessage.link],
    ['Message', contactMessage.message],
    ['Account', contactMessage.userId ?? ''],
    ['Sent in', momentInIndia(contactMessage.createdAt)],
  ];
}
