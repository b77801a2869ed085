import type { CreateRoutes } from '@alltalent/shared/federation';
import { createTalentProfileLoader } from './pages/talent-profile.loader';
import { createTalentSearchLoader } from './pages/talent-search.loader';

export const createRoutes: CreateRoutes = ({ queryClient }) => [
  {
    id: 'talents.search',
    path: '/talents',
    loader: createTalentSearchLoader(queryClient),
    lazy: () => import(/* webpackChunkName: "talents.search" */ './pages/talent-search.page'),
  },
  {
    id: 'talents.favourites',
    path: '/favourites',
    lazy: () => import(/* webpackChunkName: "talents.favourites" */ './pages/favourites.page'),
  },
  {
    id: 'talents.shares',
    path: '/shares',
    lazy: () => import(/* webpackChunkName: "talents.shares" */ './pages/shares.page'),
  },
  {
    id: 'talents.managed-share',
    path: '/shares/:token',
    lazy: () => import(/* webpackChunkName: "talents.shares" */ './pages/managed-share.page'),
  },
  {
    id: 'talents.profile-settings',
    path: '/talent/profile-settings',
    lazy: () => import(/* webpackChunkName: "talents.profile-settings" */ './pages/profile-settings.page'),
  },
  {
    id: 'talents.lookbook',
    path: '/s/:token',
    lazy: () => import(/* webpackChunkName: "talents.lookbook" */ './pages/lookbook.page'),
  },
  {
    id: 'talents.profile',
    path: '/:slug',
    loader: createTalentProfileLoader(queryClient),
    lazy: () => import(/* webpackChunkName: "talents.profile" */ './pages/talent-profile.page'),
  },
];
