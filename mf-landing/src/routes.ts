import type { CreateRoutes } from '@alltalent/shared/federation';
import { loadHome } from './pages/home.loader';
import { loadLanding } from './pages/landing.loader';
import { HomePage } from './pages/home.page';

/** The home page travels with the routes: as a chunk of its own it would be asked for a round trip later. */
export const createRoutes: CreateRoutes = ({ queryClient }) => [
  { id: 'landing.home', path: '/', loader: () => loadHome(queryClient), Component: HomePage },
  {
    id: 'landing.hiring-influencer',
    path: '/hiring-influencer',
    loader: () => loadLanding(queryClient, 'hiring-influencer'),
    lazy: () => import(/* webpackChunkName: "landing.hiring-influencer" */ './pages/hiring-influencer.page'),
  },
  {
    id: 'landing.influencer',
    path: '/influencer',
    loader: () => loadLanding(queryClient, 'influencer'),
    lazy: () => import(/* webpackChunkName: "landing.influencer" */ './pages/influencer.page'),
  },
  {
    id: 'landing.product-photoshoot',
    path: '/product-photoshoot',
    loader: () => loadLanding(queryClient, 'product-photoshoot'),
    lazy: () => import(/* webpackChunkName: "landing.product-photoshoot" */ './pages/product-photoshoot.page'),
  },
  {
    id: 'landing.singer',
    path: '/singer',
    loader: () => loadLanding(queryClient, 'singer'),
    lazy: () => import(/* webpackChunkName: "landing.singer" */ './pages/singer.page'),
  },
];
