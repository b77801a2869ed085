import type { Notice as BellNotice } from '../../notifications';
import { composeMail } from '../../kernel/outbox/compose-mail';
import type { Message } from '../../kernel/outbox/message';
import type { Notice } from './staff.messages';

/** One decision: whose profile, and when. */
type Decision = { readonly userId: string; readonly at: number };

export function approvalNotice({ to, publicUrl }: Notice, slug: string): Message {
  const paragraphs = [
    'Your profile is approved. This is what others see of you on All Talent from now on.',
    'You can change it whenever you like: until a change is approved, the profile stays as it is.',
  ];
  const link = { label: 'See your profile', address: `${publicUrl}/${slug}` };
  return composeMail({ to, subject: 'Your All Talent profile is approved', paragraphs, link }, publicUrl);
}

export function changesNotification({ to, publicUrl }: Notice, reason: string): Message {
  const paragraphs = [
    'We looked at your profile and ask you to change something before it is shown.',
    `What we ask for: ${reason}`,
    'Nothing you wrote is lost, and what is on the site already stays there.',
  ];
  const link = { label: 'Change your profile', address: `${publicUrl}/talent/profile-settings` };
  return composeMail({ to, subject: 'Please change something in your All Talent profile', paragraphs, link }, publicUrl);
}

export function approvalBell({ userId, at }: Decision, slug: string): BellNotice {
  const title = 'Your profile was approved';
  const text = 'This is what others see of you from now on. You can change it whenever you like.';
  return { ...bellOf({ userId, at }, 'approved'), title, text, path: `/${slug}`, action: 'See your profile' };
}

export function changesBell({ userId, at }: Decision, reason: string): BellNotice {
  const title = 'Please change something in your profile';
  const text = `What we ask for: ${reason}`;
  return { ...bellOf({ userId, at }, 'changes'), title, text, path: '/talent/profile-settings', action: 'Change your profile' };
}

function bellOf({ userId, at }: Decision, what: string): Pick<BellNotice, 'userId' | 'group' | 'key' | 'image'> {
  return { userId, group: 'account', key: `profile:${what}:${at}`, image: '' };
}
