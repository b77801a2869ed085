import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type QueueItem, type ReviewedProfile } from '@alltalent/shared/contracts';
import type { QueueSource } from '../../domain/queue/queue-source';

/** Profiles that wait for a decision. */
export const PROFILES: QueueSource<QueueItem, ReviewedProfile> = {
  queue: 'profiles',
  readPage: (after, signal) => request(ENDPOINTS.profileQueue, { after }, { signal }),
  readDetail: async (id, signal) => (await request(ENDPOINTS.queuedProfile, { id }, { signal })).data,
};
