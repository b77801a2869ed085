import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  { id: 'auth.logout', path: '/frontend/logout', lazy: () => import(/* webpackChunkName: "auth.logout" */ './pages/logout.page') },
];
