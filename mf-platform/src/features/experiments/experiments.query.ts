import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const experimentsQuery = queryOptions({
  queryKey: [OWN_DATA, 'platform', 'experiments'],
  queryFn: ({ signal }) => request(ENDPOINTS.experiments, {}, { signal }),
});

export const experimentResultsQuery = (experiment: string) =>
  queryOptions({
    queryKey: [OWN_DATA, 'platform', 'experiments', experiment],
    queryFn: ({ signal }) => request(ENDPOINTS.experimentResult, { experiment }, { signal }),
  });
