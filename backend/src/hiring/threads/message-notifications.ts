import { hasContactData, type Party } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { plainName, quoted } from '../../kernel/outbox/plain-text';
import type { NewNotification } from '../../notifications';
import { noticePrefix } from './thread-sides';

type MemberNews = {
  readonly threadId: number;
  readonly messageId: number;
  readonly userId: string;
  readonly sender: Party;
  readonly text: string;
};

/** Composes the notification of the first unread message of a thread. Contact data stays on the site. */
export function messageNotification({ threadId, messageId, userId, sender, text }: MemberNews): NewNotification {
  return {
    userId,
    group: 'threads',
    key: `${noticePrefix(threadId)}${messageId}`,
    title: t('threads.noticeTitle', { name: plainName(sender.name) }),
    subject: t('threads.noticeSubject'),
    text: hasContactData(text) ? '' : quoted(text),
    path: `/messages/${threadId}`,
    action: t('threads.noticeAction'),
    image: sender.image,
  };
}
