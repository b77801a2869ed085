/** Calls of notifications and reports to staff. */

import type { DoneResponse } from '../auth/auth';
import { type NoInput, get, post } from '../core/endpoint';
import type {
  MailFrequencies,
  NotificationCountResponse,
  NotificationsQuery,
  NotificationsResponse,
  ReadNotificationsInput,
  SendReportInput,
} from './notifications';

/** What happened, the newest first. */
export const notifications = get<NotificationsQuery, NotificationsResponse>('/api/notifications');
/** The bell's number alone. */
export const notificationCount = get<NoInput, NotificationCountResponse>('/api/notifications/count');
/** Marks notices of the caller as read, by their ids or up to a number; answers how many are left. Unknown ids are passed over. */
export const readNotifications = post<ReadNotificationsInput, NotificationCountResponse>('/api/notifications/read');
/** When what happens goes out by mail, for each group. */
export const saveMailFrequencies = post<MailFrequencies, DoneResponse>('/api/notifications/mail');
/** Tells staff of a job, profile, application or invitation; 404 for what the reporter cannot see, 429. Takes an Idempotency-Key. */
export const sendReport = post<SendReportInput, DoneResponse>('/api/reports');
