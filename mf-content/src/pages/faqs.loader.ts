import type { QueryClient } from '@tanstack/react-query';
import { faqsQuery } from '../features/faqs/faqs.query';
import { begin } from './begin';

export const beginFaqs = (queryClient: QueryClient) => begin(() => [queryClient.prefetchQuery(faqsQuery)]);
