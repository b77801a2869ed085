import type { QueryClient } from '@tanstack/react-query';
import { articlesQuery } from '../features/articles/articles.query';
import { begin } from './begin';

export const beginArticles = (queryClient: QueryClient) => begin(() => [queryClient.prefetchQuery(articlesQuery)]);
