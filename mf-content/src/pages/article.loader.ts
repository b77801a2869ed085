import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { siteDocumentQuery } from '../domain/documents/site-document.query';
import { articlesQuery } from '../features/articles/articles.query';

/** Begins both calls beside the page's code; the page itself shows waiting and failure. */
export function beginArticle(queryClient: QueryClient): LoaderFunction {
  return ({ params }) => {
    void queryClient.prefetchQuery(siteDocumentQuery('article', params['slug'] ?? ''));
    void queryClient.prefetchQuery(articlesQuery);
    return null;
  };
}
