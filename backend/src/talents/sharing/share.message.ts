import { dayInIndia, LIMITS } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import { quoted } from '../../kernel/outbox/plain-text';
import type { NewShare } from './shares.repository';

export type ShareFacts = Omit<NewShare, 'tokenHash' | 'manageHash'> & { readonly senderFirstName: string };

/**
 * Composes the receiver's mail. The sender's text is quoted, the proved e-mail address follows the name, and the only link is
 * `url`. Replies go to the sender.
 */
export function shareMessage(share: ShareFacts, url: string, publicUrl: string): Message {
  const { receiverEmail: to, senderName, senderEmail, description } = share;
  const people = countPeople(share);
  const paragraphs = [
    `Hello, ${senderName} (${senderEmail}) chose ${people} on All Talent for you.`,
    quoted(description, LIMITS.shareDescriptionLength),
    `The link works until ${dayInIndia(share.expiresAt)}. You need no account, and nobody's contact data is on the page.`,
    ...(hasPasscode(share) ? [`The page asks for a passcode. ${senderName} knows it.`] : []),
    `You got this message because ${senderName} entered your address. If you want no such messages, open the link and choose “Send me no more of these”.`,
  ];
  const link = { label: 'See the profiles', address: url };
  return composeMail({ to, replyTo: senderEmail, subject: `Shared with you on All Talent: ${people}`, paragraphs, link }, publicUrl);
}

/** Composes the receiver's SMS, without any text of a stranger. No message holds the passcode, or its reader would have both. */
export function shareSms(share: ShareFacts, url: string): string {
  const passcode = hasPasscode(share) ? ' It asks for a passcode, which the sender knows.' : '';
  const sender = share.userId === null ? 'Somebody' : `${share.senderFirstName}, a member,`;
  return `${sender} shared ${countPeople(share)} with you on All Talent: ${url}${passcode}`;
}

/** Composes the sender's copy, with the URL of the sender's page. */
export function shareRecord(share: ShareFacts, url: string, publicUrl: string): Message {
  const { senderEmail: to, senderFirstName, receiverName } = share;
  const subject = `You shared ${countPeople(share)} with ${receiverName}`;
  const paragraphs = [
    `Hello ${senderFirstName}, you shared ${countPeople(share)} with ${receiverName} on All Talent.`,
    quoted(share.description, LIMITS.shareDescriptionLength),
    `The link works until ${dayInIndia(share.expiresAt)}. On your page you see who was liked, and you can take the link back.`,
    ...(hasPasscode(share) ? [`Tell ${receiverName} the passcode yourself: it is in none of our messages.`] : []),
    'If this was not you, open the page and stop the link.',
  ];
  return composeMail({ to, subject, paragraphs, link: { label: 'See the answers', address: url } }, publicUrl);
}

/** Composes the mail about feedback. It has no link: only the sender's copy had one, and nothing stored can make it again. */
export function feedbackMessage(share: FeedbackFacts, publicUrl: string): Message {
  const values = { receiver: share.receiverName, people: countPeople(share) };
  const paragraphs = [t('lookbook.answeredMailText', values), t('lookbook.answeredMailWhere', values)];
  return composeMail({ to: share.senderEmail, subject: t('lookbook.answeredTitle', values), paragraphs }, publicUrl);
}

type FeedbackFacts = Pick<ShareFacts, 'receiverName' | 'senderEmail' | 'talentIds'>;

function countPeople({ talentIds }: Pick<ShareFacts, 'talentIds'>): string {
  return talentIds.length === 1 ? 'one profile' : `${talentIds.length} profiles`;
}

function hasPasscode({ passcodeHash }: ShareFacts): boolean {
  return passcodeHash !== null;
}
