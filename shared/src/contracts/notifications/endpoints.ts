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

/** Calls of notifications and reports to staff. */
export const NOTIFICATIONS_ENDPOINTS = {
  /** What happened, the newest first. */
  notifications: get<NotificationsQuery, NotificationsResponse>('/api/notifications'),
  /** The bell's number alone. */
  notificationCount: get<NoInput, NotificationCountResponse>('/api/notifications/count'),
  /** Marks notices of the caller as read, by their ids or up to a number; answers how many are left. Unknown ids are passed over. */
  readNotifications: post<ReadNotificationsInput, NotificationCountResponse>('/api/notifications/read'),
  /** When what happens goes out by mail, for each group. */
  saveMailFrequencies: post<MailFrequencies, DoneResponse>('/api/notifications/mail'),
  /** Tells staff of a job, profile, application or invitation; 404 for what the reporter cannot see, 429. Takes an Idempotency-Key. */
  sendReport: post<SendReportInput, DoneResponse>('/api/reports'),
} as const;
