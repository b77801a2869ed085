import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  {
    id: 'platform.releases',
    path: '/platform',
    lazy: () => import(/* webpackChunkName: "platform.releases" */ './pages/releases.page'),
  },
  {
    id: 'platform.experiments',
    path: '/platform/experiments',
    lazy: () => import(/* webpackChunkName: "platform.experiments" */ './pages/experiments.page'),
  },
  {
    id: 'platform.experiment',
    path: '/platform/experiments/:name',
    lazy: () => import(/* webpackChunkName: "platform.experiment" */ './pages/experiment.page'),
  },
  {
    id: 'platform.audit',
    path: '/platform/audit',
    lazy: () => import(/* webpackChunkName: "platform.audit" */ './pages/audit.page'),
  },
];
