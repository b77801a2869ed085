import type { HiringJob, HiringSide } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { Thread } from './thread-sides';

type About = Pick<Thread, 'subjectKind' | 'subjectId'>;

/** Names what a thread was opened about, with the page on which the reader finds it. */
export function toSubject({ subjectKind, subjectId }: About, side: HiringSide, job: HiringJob): { label: string; path: string } {
  switch (subjectKind) {
    case 'application':
      return {
        label: t('threads.application'),
        path:
          side === 'talent'
            ? `/talent/applications#application-${subjectId}`
            : `/client/dashboard?tab=applicants&job=${job?.id ?? ''}&application=${subjectId}`,
      };
    case 'invitation':
      return {
        label: t('threads.invitation'),
        path: side === 'talent' ? jobPath(job) : `/client/dashboard?tab=invites&job=${job?.id ?? ''}`,
      };
    case 'offer':
      return { label: t('threads.offer'), path: `/offers/${subjectId}` };
    case 'booking':
      return { label: t('threads.booking'), path: `/bookings/${subjectId}` };
  }
}

function jobPath(job: HiringJob): string {
  return job ? `/jobs/${job.id}-${job.slug}` : '/talent/applications';
}
