import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  {
    id: 'office.start',
    path: '/office',
    lazy: () => import(/* webpackChunkName: "office.start" */ './pages/start.page'),
  },
];
