import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const childrenQuery = queryOptions({
  queryKey: [OWN_DATA, 'children'],
  queryFn: ({ signal }) => request(ENDPOINTS.children, {}, { signal }),
});
