import type { QueryClient } from '@tanstack/react-query';
import { siteDocumentQuery } from '../../documents/site-document.query';
import { openingsQuery } from './openings.query';

/** Both calls of the page at once. */
export async function beginCareer(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(openingsQuery), queryClient.prefetchQuery(siteDocumentQuery('page', 'career'))]);
}
