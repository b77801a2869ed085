import { formatDay, momentInIndia } from '@alltalent/shared/contracts';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { isPlainEmail } from '../../kernel/outbox/plain-email';
import type { Message } from '../../kernel/outbox/message';
import type { LeadEntity } from './lead.entity';

type MailSettings = { readonly to: string; readonly publicUrl: string };

/** Composes the mail to sales. Text of the sender appears in labelled lines only, never in the subject. */
export function leadMail(lead: LeadEntity, { to, publicUrl }: MailSettings): Message {
  const { id, adType, email, termsVersion } = lead;
  // Anyone who confirms with a code agrees to the terms; a logged-in user's own address needs neither.
  const came = termsVersion === null ? 'was logged in' : 'confirmed it with a code';
  const canReply = isPlainEmail(email);
  const content = {
    to,
    ...(canReply ? { replyTo: email } : {}),
    subject: `Lead ${id}: ${adType}`,
    paragraphs: [
      `Somebody filled in the form “${adType}” and ${came}.`,
      ...(canReply ? ['An answer to this mail goes to them.'] : []),
      'The lines above were typed by a stranger. Do not open a link in them without checking it.',
    ],
    facts: factsOf(lead, publicUrl).filter(([, value]) => value !== ''),
  };
  return composeMail(content, publicUrl);
}

function factsOf(lead: LeadEntity, publicUrl: string): (readonly [label: string, value: string])[] {
  const { firstName, lastName, dialCode, mobile, experiment, variant } = lead;
  return [
    ['Name', `${firstName} ${lastName}`.trim()],
    ['E-mail', lead.email],
    ['Phone', `+${dialCode} ${mobile}`],
    ['Company', lead.companyName],
    ['Description', lead.description],
    ['Page', `${publicUrl}${lead.adUrl}`],
    ['Form', lead.adType],
    ['Program', [lead.appName, lead.appId].filter(Boolean).join(', ')],
    ['Account', lead.userId ?? ''],
    ['Release', lead.releaseVersion ?? ''],
    ['Experiment', [experiment, variant].filter(Boolean).join(': ')],
    ['Terms', lead.termsVersion === null ? '' : `of ${formatDay(lead.termsVersion)}, agreed to ${momentOf(lead.agreedAt)}`],
    ['Sent in', momentInIndia(lead.createdAt)],
    ['Confirmed', momentOf(lead.verifiedAt)],
    ['Number', String(lead.id)],
  ];
}

/** Formats a time; '' for null. */
function momentOf(time: number | null): string {
  return time === null ? '' : momentInIndia(time);
}
