import type { QueryClient } from '@tanstack/react-query';
import { storiesQuery, storiesCopyQuery } from '../features/stories/stories.query';
import { begin } from './begin';

export const beginSuccess = (queryClient: QueryClient) =>
  begin(() => [queryClient.prefetchQuery(storiesQuery), queryClient.prefetchQuery(storiesCopyQuery)]);
