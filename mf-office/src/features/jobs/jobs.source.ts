import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type QueueItem, type ReviewedJob } from '@alltalent/shared/contracts';
import type { QueueSource } from '../../domain/queue/queue-source';
import { t as search } from '../../messages/search';

/** Jobs that wait for a decision. */
export const JOBS: QueueSource<QueueItem, ReviewedJob> = {
  queue: 'jobs',
  readPage: (page, signal) => request(ENDPOINTS.jobQueue, page, { signal }),
  readDetail: async (id, signal) => (await request(ENDPOINTS.queuedJob, { id }, { signal })).data,
  search: { label: search('search.jobs'), text: search('search.jobsText') },
};
