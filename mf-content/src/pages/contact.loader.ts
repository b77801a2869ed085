import type { QueryClient } from '@tanstack/react-query';
import { siteDocumentQuery } from '../domain/documents/site-document.query';
import { deskEmailsQuery } from '../features/contact/desk-emails.query';
import { begin } from './begin';

export const beginContact = (queryClient: QueryClient) =>
  begin(() => [queryClient.prefetchQuery(siteDocumentQuery('page', 'contactus')), queryClient.prefetchQuery(deskEmailsQuery)]);
