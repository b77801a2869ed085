import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { PLATFORM_DATA } from '../../domain/platform-page/office-tools';

export const failuresQuery = (remote: string) =>
  queryOptions({
    queryKey: [...PLATFORM_DATA, 'failures', remote],
    queryFn: ({ signal }) => request(ENDPOINTS.releaseFailures, { remote }, { signal }),
  });
