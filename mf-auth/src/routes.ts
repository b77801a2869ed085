import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  { id: 'auth.logout', path: '/frontend/logout', lazy: () => import(/* webpackChunkName: "auth.logout" */ './pages/logout.page') },
  { id: 'auth.account', path: '/account', lazy: () => import(/* webpackChunkName: "auth.account" */ './pages/account.page') },
  { id: 'auth.children', path: '/account/children', lazy: () => import(/* webpackChunkName: "auth.children" */ './pages/children.page') },
  { id: 'auth.team', path: '/account/team', lazy: () => import(/* webpackChunkName: "auth.team" */ './pages/team.page') },
  {
    id: 'auth.team-invitation',
    path: '/account/team/invitation',
    lazy: () => import(/* webpackChunkName: "auth.team-invitation" */ './pages/team-invitation.page'),
  },
  { id: 'auth.unlock', path: '/account/unlock', lazy: () => import(/* webpackChunkName: "auth.unlock" */ './pages/unlock.page') },
];
