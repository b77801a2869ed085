import type { QueryClient } from '@tanstack/react-query';
import { siteDocumentQuery } from '../domain/documents/site-document.query';
import { begin } from './begin';

/** For the newest version of a legal text; an older one is asked for by its page. */
export const beginReading = (queryClient: QueryClient, name: 'terms-of-use' | 'privacy-policy' | 'return-policy') =>
  begin(() => [queryClient.prefetchQuery(siteDocumentQuery('page', name))]);
