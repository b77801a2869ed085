import { composeMail, type Message } from '../outbox';

type ShareMessage = {
  readonly to: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly receiverFirstName: string;
  readonly description: string;
  readonly profiles: number;
  readonly worksUntil: string;
  readonly address: string;
};

/** The sender's words stand in quotation marks, and the only link is ours. An answer goes to the sender. */
export function shareMessage(share: ShareMessage, publicUrl: string): Message {
  const { to, senderName, senderEmail, receiverFirstName, description, profiles, worksUntil, address } = share;
  const people = profiles === 1 ? 'one profile' : `${profiles} profiles`;
  const paragraphs = [
    `Hello ${receiverFirstName}, ${senderName} chose ${people} on All Talent for you.`,
    `“${description}”`,
    `The link works until ${worksUntil}. You need no account, and nobody's contact data is on the page.`,
    `You got this message because ${senderName} entered your address. If you want no such messages, open the link and choose “Send me no more of these”.`,
  ];
  const link = { label: 'See the profiles', address };
  return composeMail({ to, replyTo: senderEmail, subject: `${senderName} shared ${people} with you`, paragraphs, link }, publicUrl);
}
