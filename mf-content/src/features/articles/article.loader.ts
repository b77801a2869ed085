import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { articlesQuery } from './articles.query';

/** A slug that no article has is a page that does not exist. A list that did not load is for the page to show. */
export function loadArticle(queryClient: QueryClient): LoaderFunction {
  return async ({ params }) => {
    const articles = await queryClient.ensureQueryData(articlesQuery).catch(() => null);
    if (articles && !articles.some(({ slug }) => slug === params['slug'])) {
      throw new Response(null, { status: 404, statusText: 'Not Found' });
    }
    return null;
  };
}
