import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { siteDocumentQuery } from '../../documents/site-document.query';
import { articlesQuery } from './articles.query';

/** Begins both calls beside the page's code; the page itself shows waiting and failure. */
export function loadArticle(queryClient: QueryClient): LoaderFunction {
  return ({ params }) => {
    void queryClient.prefetchQuery(siteDocumentQuery('article', params['slug'] ?? ''));
    void queryClient.prefetchQuery(articlesQuery);
    return null;
  };
}
