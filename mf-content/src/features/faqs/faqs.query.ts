import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const faqsQuery = queryOptions({
  queryKey: ['content', 'faqs'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.faqs, {}, { signal })).data,
});
