import type { NewNotification as Notice } from '../../notifications';
import type { JobRecord } from '../schema/job.entity';

type Told = Pick<JobRecord, 'id' | 'slug' | 'title' | 'submitted'> & { readonly ownerId: string };
/** What one decision is known by, so that it is told once. */
type Decision = { readonly at: number };

export function approvedNotice(job: Told, { at }: Decision): Notice {
  return {
    ...noticeOf(job, `approved:${at}`),
    title: `“${titleOf(job)}” is on the site`,
    text: 'We read your casting call, and everybody can see it now. You are told here when somebody applies.',
    path: `/jobs/${job.id}-${job.slug}`,
    action: 'See it',
  };
}

export function changesNotice(job: Told, reason: string, { at }: Decision): Notice {
  return {
    ...noticeOf(job, `changes:${at}`),
    title: `Please change something in “${titleOf(job)}”`,
    text: `What we ask for: ${reason}. Nothing you wrote is lost.`.replace(/\.\.(?= )/u, '.'),
    path: `/post-a-job?job=${job.id}`,
    action: 'Change it',
  };
}

export function closedNotice(job: Told, reason: string): Notice {
  return {
    ...noticeOf(job, 'closed'),
    title: `We closed “${titleOf(job)}”`,
    text: `The reason: ${reason}. It is not shown any more, and everybody who applied is told.`.replace(/\.\.(?= )/u, '.'),
    path: `/client/dashboard?tab=jobs`,
    action: 'See your jobs',
  };
}

function noticeOf({ id, ownerId }: Told, what: string): Pick<Notice, 'userId' | 'group' | 'key' | 'image'> {
  return { userId: ownerId, group: 'account', key: `job:${id}:${what}`, image: '' };
}

function titleOf({ title, submitted }: Told): string {
  return submitted?.title ?? title;
}
