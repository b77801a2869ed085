import type { MailFrequencies, Notification, NotificationGroup, NotificationsResponse } from '@alltalent/shared/contracts';

export const aNotification = (change: Partial<Notification> = {}): Notification => ({
  id: 1,
  group: 'applications',
  title: 'You are on the shortlist',
  text: 'Three faces for a skincare film.',
  path: '/talent/applications#application-3',
  action: '',
  image: '',
  at: '2026-11-22T06:12:00.000Z',
  is_read: false,
  ...change,
});

export const DAILY: MailFrequencies = { applications: 'daily', invites: 'daily', threads: 'daily', messages: 'daily', account: 'daily' };

/** An answer that holds these; unread is counted from them. */
export function notificationsOf(data: readonly Notification[], change: Partial<NotificationsResponse> = {}): NotificationsResponse {
  const unread = data.filter(({ is_read }) => !is_read);
  const of = (group: NotificationGroup) => unread.filter((notification) => notification.group === group).length;
  return {
    status: 200,
    data: [...data],
    has_more: false,
    unread: {
      all: unread.length,
      applications: of('applications'),
      invites: of('invites'),
      threads: of('threads'),
      messages: of('messages'),
      account: of('account'),
    },
    mail: DAILY,
    ...change,
  };
}
