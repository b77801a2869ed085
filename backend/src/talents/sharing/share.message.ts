import { dayInIndia, LIMITS } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import { quoted } from '../../kernel/outbox/plain-text';
import type { NewShare } from './shares.repository';

export type ShareFacts = Omit<NewShare, 'tokenHash' | 'manageHash'> & { readonly senderFirstName: string };

/** The sender's words stand in quotation marks, the proved address beside the name, and the only link is ours. An answer goes to the sender. */
export function shareMessage(share: ShareFacts, address: string, publicUrl: string): Message {
  const { receiverEmail: to, senderName, senderEmail, description } = share;
  const people = countPeople(share);
  const paragraphs = [
    `Hello, ${senderName} (${senderEmail}) chose ${people} on All Talent for you.`,
    quoted(description, LIMITS.shareDescriptionLength),
    `The link works until ${dayInIndia(share.expiresAt)}. You need no account, and nobody's contact data is on the page.`,
    ...(hasPasscode(share) ? [`The page asks for a passcode. ${senderName} knows it.`] : []),
    `You got this message because ${senderName} entered your address. If you want no such messages, open the link and choose “Send me no more of these”.`,
  ];
  const link = { label: 'See the profiles', address };
  return composeMail({ to, replyTo: senderEmail, subject: `Shared with you on All Talent: ${people}`, paragraphs, link }, publicUrl);
}

/** Nothing a stranger chose stands in it, a member's name aside. The passcode is in no message: the reader of the mail would have both. */
export function shareSms(share: ShareFacts, address: string): string {
  const passcode = hasPasscode(share) ? ' It asks for a passcode, which the sender knows.' : '';
  const sender = share.userId === null ? 'Somebody' : `${share.senderFirstName}, a member,`;
  return `${sender} shared ${countPeople(share)} with you on All Talent: ${address}${passcode}`;
}

/** What the sender keeps of it. */
export function shareRecord(share: ShareFacts, address: string, publicUrl: string): Message {
  const { senderEmail: to, senderFirstName, receiverName } = share;
  const subject = `You shared ${countPeople(share)} with ${receiverName}`;
  const paragraphs = [
    `Hello ${senderFirstName}, you shared ${countPeople(share)} with ${receiverName} on All Talent.`,
    quoted(share.description, LIMITS.shareDescriptionLength),
    `The link works until ${dayInIndia(share.expiresAt)}. On your page you see who was liked, and you can take the link back.`,
    ...(hasPasscode(share) ? [`Tell ${receiverName} the passcode yourself: it is in none of our messages.`] : []),
    'If this was not you, open the page and stop the link.',
  ];
  return composeMail({ to, subject, paragraphs, link: { label: 'See the answers', address } }, publicUrl);
}

/** The link to the answers stands in the mail of before alone: nothing that is stored can make it again. */
export function answeredMessage(share: Answered, publicUrl: string): Message {
  const values = { receiver: share.receiverName, people: countPeople(share) };
  const paragraphs = [t('lookbook.answeredMailText', values), t('lookbook.answeredMailWhere', values)];
  return composeMail({ to: share.senderEmail, subject: t('lookbook.answeredTitle', values), paragraphs }, publicUrl);
}

type Answered = Pick<ShareFacts, 'receiverName' | 'senderEmail' | 'talentIds'>;

function countPeople({ talentIds }: Pick<ShareFacts, 'talentIds'>): string {
  return talentIds.length === 1 ? 'one profile' : `${talentIds.length} profiles`;
}

function hasPasscode({ passcodeHash }: ShareFacts): boolean {
  return passcodeHash !== null;
}
