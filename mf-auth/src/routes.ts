import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  { id: 'auth.logout', path: '/frontend/logout', lazy: () => import('./pages/logout.page') },
];
