import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { PLATFORM_DATA } from '../../domain/platform-page/office-tools';

export const experimentsQuery = queryOptions({
  queryKey: [...PLATFORM_DATA, 'experiments'],
  queryFn: ({ signal }) => request(ENDPOINTS.experiments, {}, { signal }),
});

export const experimentResultsQuery = (experiment: string) =>
  queryOptions({
    queryKey: [...PLATFORM_DATA, 'experiments', experiment],
    queryFn: ({ signal }) => request(ENDPOINTS.experimentResult, { experiment }, { signal }),
  });
