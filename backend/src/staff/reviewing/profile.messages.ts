import type { NewNotification } from '../../notifications';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import type { MailAddressing } from '../console/staff.messages';

/** A decision on a user's profile, and when it was made (ms). */
type Decision = { readonly userId: string; readonly at: number };

export function approvalMail({ to, publicUrl }: MailAddressing, slug: string): Message {
  const paragraphs = [
    'Your profile is approved. This is what others see of you on All Talent from now on.',
    'You can change it whenever you like: until a change is approved, the profile stays as it is.',
  ];
  const link = { label: 'See your profile', address: `${publicUrl}/${slug}` };
  return composeMail({ to, subject: 'Your All Talent profile is approved', paragraphs, link }, publicUrl);
}

export function changesMail({ to, publicUrl }: MailAddressing, reason: string): Message {
  const paragraphs = [
    'We looked at your profile and ask you to change something before it is shown.',
    `What we ask for: ${reason}`,
    'Nothing you wrote is lost, and what is on the site already stays there.',
  ];
  const link = { label: 'Change your profile', address: `${publicUrl}/talent/profile-settings` };
  return composeMail({ to, subject: 'Please change something in your All Talent profile', paragraphs, link }, publicUrl);
}

/** Composes the mail to the owner of a profile that is not put on the site. */
export function refusalMail({ to, publicUrl }: MailAddressing, reason: string): Message {
  const paragraphs = [t('profileReview.refused'), t('profileReview.reason', { reason }), t('profileReview.afterRefusal')];
  const link = { label: t('profileReview.see'), address: `${publicUrl}/talent/profile-settings` };
  return composeMail({ to, subject: t('profileReview.refusedSubject'), paragraphs, link }, publicUrl);
}

export function approvalNotification({ userId, at }: Decision, slug: string): NewNotification {
  const title = 'Your profile was approved';
  const text = 'This is what others see of you from now on. You can change it whenever you like.';
  return { ...notificationOf({ userId, at }, 'approved'), title, text, path: `/${slug}`, action: 'See your profile' };
}

export function changesNotification({ userId, at }: Decision, reason: string): NewNotification {
  const title = 'Please change something in your profile';
  const text = `What we ask for: ${reason}`;
  return { ...notificationOf({ userId, at }, 'changes'), title, text, path: '/talent/profile-settings', action: 'Change your profile' };
}

/** Makes the notification to the owner of a profile that is not put on the site. */
export function refusalNotification({ userId, at }: Decision, reason: string): NewNotification {
  const text = t('profileReview.reason', { reason });
  const title = t('profileReview.refusedTitle');
  return { ...notificationOf({ userId, at }, 'refused'), title, text, path: '/talent/profile-settings', action: t('profileReview.see') };
}

function notificationOf({ userId, at }: Decision, what: string): Pick<NewNotification, 'userId' | 'group' | 'key' | 'image'> {
  return { userId, group: 'account', key: `profile:${what}:${at}`, image: '' };
}
