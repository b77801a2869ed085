import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  {
    id: 'membership.start',
    path: '/membership',
    lazy: () => import(/* webpackChunkName: "membership.start" */ './pages/start.page'),
  },
];
