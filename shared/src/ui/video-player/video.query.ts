import { OWN_DATA, request } from '@alltalent/shared/api';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../../contracts/endpoints';

/** Addresses open for five minutes; half a minute is left for the request that opens them. */
export const ADDRESS_MS = 270_000;

/** One video with its addresses. */
export const videoQuery = (id: string) =>
  queryOptions({
    queryKey: [OWN_DATA, 'videos', id],
    queryFn: ({ signal }) => request(ENDPOINTS.video, { id }, { signal }),
    select: ({ data }) => data,
    staleTime: ADDRESS_MS,
    gcTime: ADDRESS_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
