import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  {
    id: 'office.today',
    path: '/office',
    lazy: () => import(/* webpackChunkName: "office.today" */ './pages/today.page'),
  },
];
