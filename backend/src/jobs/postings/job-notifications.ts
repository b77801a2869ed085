import { t } from '../../kernel/messages';
import type { NewNotification } from '../../notifications';
import type { JobRecord } from '../schema/job.entity';

type NotifiedJob = Pick<JobRecord, 'id' | 'slug' | 'title' | 'submitted'> & { readonly ownerId: string };
/** Time of a decision in milliseconds: part of the notification's key, so that each decision is notified once. */
type Decision = { readonly at: number };

export function approvedNotification(job: NotifiedJob, { at }: Decision): NewNotification {
  return {
    ...notificationOf(job, `approved:${at}`),
    title: `“${titleOf(job)}” is on the site`,
    text: 'We read your casting call, and everybody can see it now. You are told here when somebody applies.',
    path: `/jobs/${job.id}-${job.slug}`,
    action: 'See it',
  };
}

export function changesNotification(job: NotifiedJob, reason: string, { at }: Decision): NewNotification {
  return {
    ...notificationOf(job, `changes:${at}`),
    title: `Please change something in “${titleOf(job)}”`,
    text: `What we ask for: ${reason}. Nothing you wrote is lost.`.replace(/\.\.(?= )/u, '.'),
    path: `/post-a-job?job=${job.id}`,
    action: 'Change it',
  };
}

export function closedNotification(job: NotifiedJob, reason: string): NewNotification {
  return {
    ...notificationOf(job, 'closed'),
    title: `We closed “${titleOf(job)}”`,
    text: `The reason: ${reason}. It is not shown any more, and everybody who applied is told.`.replace(/\.\.(?= )/u, '.'),
    path: `/client/dashboard?tab=jobs`,
    action: 'See your jobs',
  };
}

/** Makes the notification to the poster of a job that is closed before it was ever shown. */
export function refusedNotification(job: NotifiedJob, reason: string): NewNotification {
  return {
    ...notificationOf(job, 'closed'),
    title: t('jobReview.refusedTitle', { title: titleOf(job) }),
    text: t('jobReview.refused', { reason: reason.replace(/\.$/u, '') }),
    path: `/client/dashboard?tab=jobs`,
    action: t('jobReview.see'),
  };
}

function notificationOf({ id, ownerId }: NotifiedJob, what: string): Pick<NewNotification, 'userId' | 'group' | 'key' | 'image'> {
  return { userId: ownerId, group: 'account', key: `job:${id}:${what}`, image: '' };
}

function titleOf({ title, submitted }: NotifiedJob): string {
  return submitted?.title ?? title;
}
