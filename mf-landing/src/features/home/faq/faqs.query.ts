import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const faqsQuery = queryOptions({
  queryKey: ['landing', 'faqs'],
  queryFn: ({ signal }) => request(ENDPOINTS.faqs, {}, { signal }),
  select: ({ data }) => data,
});
