import type { CreateRoutes } from '@alltalent/shared/federation';
import { beginPlans } from './pages/plans.loader';

export const createRoutes: CreateRoutes = ({ queryClient }) => [
  {
    id: 'membership.plans',
    path: '/membership',
    loader: beginPlans(queryClient),
    lazy: () => import(/* webpackChunkName: "membership.plans" */ './pages/plans.page'),
  },
  {
    id: 'membership.monthly',
    path: '/checkout/monthly',
    loader: beginPlans(queryClient),
    lazy: () => import(/* webpackChunkName: "membership.monthly" */ './pages/checkout-monthly.page'),
  },
  {
    id: 'membership.year',
    path: '/checkout/one-year',
    loader: beginPlans(queryClient),
    lazy: () => import(/* webpackChunkName: "membership.year" */ './pages/checkout-one-year.page'),
  },
  {
    id: 'membership.own',
    path: '/account/membership',
    lazy: () => import(/* webpackChunkName: "membership.own" */ './pages/own-membership.page'),
  },
];
