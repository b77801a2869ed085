import type { QueryClient } from '@tanstack/react-query';
import { aboutQuery } from '../features/about/about.query';
import { begin } from './begin';

export const beginAbout = (queryClient: QueryClient) => begin(() => [queryClient.prefetchQuery(aboutQuery)]);
