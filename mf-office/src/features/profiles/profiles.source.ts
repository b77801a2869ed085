import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type QueueItem, type ReviewedProfile } from '@alltalent/shared/contracts';
import type { QueueSource } from '../../domain/queue/queue-source';
import { t as search } from '../../messages/search';

/** Profiles that wait for a decision. */
export const PROFILES: QueueSource<QueueItem, ReviewedProfile> = {
  queue: 'profiles',
  readPage: (page, signal) => request(ENDPOINTS.profileQueue, page, { signal }),
  readDetail: async (id, signal) => (await request(ENDPOINTS.queuedProfile, { id }, { signal })).data,
  search: { label: search('search.profiles'), text: search('search.profilesText') },
};
