import { contactPath } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';

export type MailAddressing = { readonly to: string; readonly publicUrl: string };

export function suspensionMail({ to, publicUrl }: MailAddressing, reason: string): Message {
  const paragraphs = [
    'Your All Talent account is suspended. You cannot log in, and your profile is not shown.',
    `The reason: ${reason}`,
    t('account.appeal'),
    'When the account is restored, everything is as it was.',
  ];
  return composeMail({ to, subject: 'Your All Talent account is suspended', paragraphs, link: appealAt(publicUrl) }, publicUrl);
}

export function restorationMail({ to, publicUrl }: MailAddressing): Message {
  const paragraphs = ['Your All Talent account is open again, and what was hidden with it is shown as before. Please log in again.'];
  const link = { label: 'Go to All Talent', address: `${publicUrl}/` };
  return composeMail({ to, subject: 'Your All Talent account is open again', paragraphs, link }, publicUrl);
}

export function terminationMail({ to, publicUrl }: MailAddressing, reason: string): Message {
  const paragraphs = [
    'Your All Talent account is closed for good. You cannot log in, and what you published is no longer on the site.',
    `The reason: ${reason}`,
    t('account.appeal'),
    'We keep the records that the law and our terms ask for. A new account is decided case by case.',
  ];
  return composeMail({ to, subject: 'Your All Talent account is closed', paragraphs, link: appealAt(publicUrl) }, publicUrl);
}

/** Returns the link to the contact form, which works without an account. */
function appealAt(publicUrl: string): { readonly label: string; readonly address: string } {
  return { label: t('account.writeToSupport'), address: publicUrl + contactPath('account') };
}
