import { array, boolean, type InferType, number, object, string } from 'yup';
import { MAX_ID, optionalId, optionalText, requiredId } from '../core/schema-parts';
import { orNothing } from '../talents/filter-schemas';
import { JOB_LIMITS, MAIL_FREQUENCIES, NOTIFICATION_GROUPS, REPORT_REASONS, REPORT_SUBJECTS } from '../jobs/job-values';

const frequency = string().oneOf(MAIL_FREQUENCIES).required();

/** Something that happened, for one user. */
export const notificationSchema = object({
  id: number().required(),
  group: string().oneOf(NOTIFICATION_GROUPS).required(),
  title: string().required(),
  text: string().defined(),
  /** Where it leads, from the site's root. */
  path: string().required(),
  /** What the way there is called: 'See the call'. */
  action: string().defined(),
  /** Picture address, or ''. */
  image: string().defined(),
  /** ISO 8601. */
  at: string().required(),
  is_read: boolean().required(),
});
export type Notification = InferType<typeof notificationSchema>;

export const mailFrequenciesSchema = object({
  applications: frequency,
  invites: frequency,
  /** Not sent by pages from before there were messages. */
  threads: string().oneOf(MAIL_FREQUENCIES).default('immediate'),
  messages: frequency,
  account: frequency,
});
export type MailFrequencies = InferType<typeof mailFrequenciesSchema>;

/** `before`: the id of the last one of the page before; 30 at a time, the newest first. */
export const notificationsQuerySchema = object({
  group: orNothing(NOTIFICATION_GROUPS).optional(),
  before: optionalId(),
});
export type NotificationsQuery = InferType<typeof notificationsQuerySchema>;
export const notificationsResponseSchema = object({
  status: number().required(),
  data: array(notificationSchema.required()).required(),
  has_more: boolean().required(),
  /** Unread of each group, whatever is listed. */
  unread: object({
    all: number().required(),
    applications: number().required(),
    invites: number().required(),
    threads: number().default(0),
    messages: number().required(),
    account: number().required(),
  }).required(),
  mail: mailFrequenciesSchema.required(),
});
export type NotificationsResponse = InferType<typeof notificationsResponseSchema>;

export const notificationCountResponseSchema = object({ status: number().required(), unread_notification_cnt: number().required() });
export type NotificationCountResponse = InferType<typeof notificationCountResponseSchema>;

/** Without ids: all there are, up to the newest the page knows. Answers what is unread then. */
export const readNotificationsSchema = object({
  ids: array(requiredId()).max(100).optional(),
  until: number().integer().min(1).max(MAX_ID).optional(),
});
export type ReadNotificationsInput = InferType<typeof readNotificationsSchema>;

/** Tells staff of something that should not be on the site. Nobody is told who did. */
export const sendReportSchema = object({
  subject: string().oneOf(REPORT_SUBJECTS).required(),
  /** Of the job, talent, application or invitation. */
  subject_id: requiredId(),
  reason: string().oneOf(REPORT_REASONS, 'Please choose what is wrong').required('Please choose what is wrong'),
  text: optionalText(JOB_LIMITS.reportText),
});
export type SendReportInput = InferType<typeof sendReportSchema>;
