import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../office-session/office-session.query';

/** Uploaded pictures of texts, the newest first. */
export const picturesQuery = infiniteQueryOptions({
  queryKey: [...OFFICE_DATA, 'pictures'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) => request(ENDPOINTS.sitePictures, { after: pageParam }, { signal }),
  getNextPageParam: ({ next }) => (next === '' ? undefined : next),
});
