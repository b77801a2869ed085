import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type QueueItem, type ReviewedJob } from '@alltalent/shared/contracts';
import type { QueueSource } from '../../domain/queue/queue-source';

/** Jobs that wait for a decision. */
export const JOBS: QueueSource<QueueItem, ReviewedJob> = {
  queue: 'jobs',
  readPage: (after, signal) => request(ENDPOINTS.jobQueue, { after }, { signal }),
  readDetail: async (id, signal) => (await request(ENDPOINTS.queuedJob, { id }, { signal })).data,
};
