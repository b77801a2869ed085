import { LIMITS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import { CODE_PURPOSES, type CodePurpose } from './code-purpose';
import type { Medium } from './medium';

export type Channel = Message['channel'];
type CodeParts = { readonly purpose: CodePurpose; readonly code: string; readonly publicUrl: string };

const LIFETIME = `${LIMITS.codeLifetimeSeconds / 60} minutes`;

/** Message with a code. It holds nothing that a user typed, and no link, since links in such messages teach people to click. */
export function codeMessage(channel: Channel, { value: to }: Medium, parts: CodeParts): Message {
  if (channel === 'mail') return mailOf(to, parts);
  return { channel, to, text: channel === 'sms' ? smsOf(parts) : spokenText(parts) };
}

/** Channel of a medium, unless a call is asked for. */
export function channelOf({ type }: Medium): Channel {
  return type === MEDIUM_TYPE.phone ? 'sms' : 'mail';
}

function mailOf(to: string, { purpose, code, publicUrl }: CodeParts): Message {
  const { toDo, subject, opensAccount } = CODE_PURPOSES[purpose];
  const ignored = opensAccount ? 'without the code nobody gets in' : 'without the code nothing comes of it';
  const paragraphs = [
    `Here is your code to ${toDo}:`,
    `It works once, in the browser that asked for it, for ${LIFETIME}.`,
    'Never share this code. Nobody from All Talent will ever ask you for it.',
    `If you did not ask for a code, you can ignore this message: ${ignored}.`,
  ];
  return composeMail({ to, subject: `${code} ${subject}`, paragraphs, code }, publicUrl);
}

/** The last line binds the code to the site: phones offer it nowhere else (origin-bound one-time codes). */
function smsOf({ purpose, code, publicUrl }: CodeParts): string {
  const sentence = `${code} is your code to ${CODE_PURPOSES[purpose].toDo}. It works once, for ${LIFETIME}. Never share this code.`;
  return `${sentence}\n\n@${new URL(publicUrl).host} #${code}`;
}

/** Text for a voice, with the digits separated, so that they are not read as one number. */
function spokenText({ purpose, code }: CodeParts): string {
  const digits = [...code].join(', ');
  const sentences = [
    `Hello. This is your code to ${CODE_PURPOSES[purpose].toDo}.`,
    `${digits}.`,
    `Once more: ${digits}.`,
    `It works once, for ${LIFETIME}.`,
    'Never share this code. Nobody from All Talent will ever ask you for it. Goodbye.',
  ];
  return sentences.join(' ');
}
