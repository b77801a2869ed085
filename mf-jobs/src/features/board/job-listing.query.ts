import { request, storedViewer } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { viewerKey } from '../../domain/viewer/viewer-key';
import { searchTextOf, type JobFilter, toQuery } from './job-filter';

/** Query of one page of open jobs. The key is the filter itself, so a response can only belong to its own filter. */
export function jobListingQuery(filter: JobFilter, viewer = storedViewer()) {
  return queryOptions({
    queryKey: [...viewerKey(viewer), 'jobs', 'listing', searchTextOf(filter)],
    queryFn: ({ signal }) => request(ENDPOINTS.jobs, toQuery(filter), { signal }),
  });
}
