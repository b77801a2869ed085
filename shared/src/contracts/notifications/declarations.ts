import { doneResponseSchema } from '../auth/auth';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import type * as NOTIFICATIONS_ENDPOINTS from './endpoints';
import {
  mailFrequenciesSchema,
  notificationCountResponseSchema,
  notificationsQuerySchema,
  notificationsResponseSchema,
  readNotificationsSchema,
  sendReportSchema,
} from './notifications';

/** What servers know of the calls of notifications and reports to staff. */
export const NOTIFICATIONS_DECLARATIONS = {
  notifications: endpoint(
    'members',
    "Answers one page of the caller's notifications, the newest first.",
    notificationsQuerySchema,
    notificationsResponseSchema,
  ),
  notificationCount: endpoint('members', "Counts the caller's unread notifications.", nothing, notificationCountResponseSchema, {
    isInOfficeView: true,
  }),
  readNotifications: endpoint(
    'members',
    'Marks notifications of the caller as read.',
    readNotificationsSchema,
    notificationCountResponseSchema,
  ),
  saveMailFrequencies: endpoint('members', 'Stores when notifications go out by mail.', mailFrequenciesSchema, doneResponseSchema),
  sendReport: endpoint('visitors', 'Reports a job, profile, application or invitation to staff.', sendReportSchema, doneResponseSchema, {
    isIdempotent: true,
  }),
} as const satisfies Record<keyof typeof NOTIFICATIONS_ENDPOINTS, Declaration>;
