import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { UNSENT } from '../../../domain/queries/unsent';

export const faqsQuery = queryOptions({
  queryKey: ['landing', 'faqs'],
  meta: UNSENT,
  queryFn: ({ signal }) => request(ENDPOINTS.faqs, {}, { signal }),
  select: ({ data }) => data,
});
