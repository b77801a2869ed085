import type { QueryClient } from '@tanstack/react-query';
import { siteDocumentQuery } from '../domain/documents/site-document.query';
import { openingsQuery } from '../features/career/openings.query';
import { begin } from './begin';

export const beginCareer = (queryClient: QueryClient) =>
  begin(() => [queryClient.prefetchQuery(openingsQuery), queryClient.prefetchQuery(siteDocumentQuery('page', 'career'))]);
