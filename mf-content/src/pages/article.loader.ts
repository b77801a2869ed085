import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { siteDocumentQuery } from '../domain/documents/site-document.query';
import { articlesQuery } from '../features/articles/articles.query';

/** Starts both requests while the page's code loads; the page shows loading and failure. */
export function beginArticle(queryClient: QueryClient): LoaderFunction {
  return ({ params }) => {
    void queryClient.prefetchQuery(siteDocumentQuery('article', params['slug'] ?? ''));
    void queryClient.prefetchQuery(articlesQuery);
    return null;
  };
}
