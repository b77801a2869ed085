import type { QueryClient } from '@tanstack/react-query';
import { siteDocumentQuery } from '../domain/documents/site-document.query';
import { deskAddressesQuery } from '../features/contact/desk-addresses.query';
import { begin } from './begin';

export const beginContact = (queryClient: QueryClient) =>
  begin(() => [queryClient.prefetchQuery(siteDocumentQuery('page', 'contactus')), queryClient.prefetchQuery(deskAddressesQuery)]);
