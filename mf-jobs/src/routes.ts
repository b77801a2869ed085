import type { CreateRoutes } from '@alltalent/shared/federation';
import { beginBoard } from './pages/jobs.loader';
import { beginJob } from './pages/job.loader';
import { createPostingLoader, onlyForAnotherPosting } from './pages/post-a-job.loader';

/** A filter in the address is no new page: what is there already stays. */
const onlyForAnotherPage = ({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const createRoutes: CreateRoutes = ({ queryClient }) => [
  {
    id: 'jobs.board',
    path: '/jobs',
    loader: beginBoard(queryClient),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "jobs.board" */ './pages/jobs.page'),
  },
  {
    id: 'jobs.job',
    path: '/jobs/:key',
    loader: beginJob(queryClient),
    lazy: () => import(/* webpackChunkName: "jobs.job" */ './pages/job.page'),
  },
  {
    id: 'jobs.post',
    path: '/post-a-job',
    loader: createPostingLoader(queryClient),
    shouldRevalidate: onlyForAnotherPosting,
    lazy: () => import(/* webpackChunkName: "jobs.post" */ './pages/post-a-job.page'),
  },
  {
    id: 'jobs.dashboard',
    path: '/client/dashboard',
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "jobs.dashboard" */ './pages/client-dashboard.page'),
  },
  {
    id: 'jobs.applications',
    path: '/talent/applications',
    lazy: () => import(/* webpackChunkName: "jobs.applications" */ './pages/applications.page'),
  },
  {
    id: 'jobs.notifications',
    path: '/notifications',
    lazy: () => import(/* webpackChunkName: "jobs.notifications" */ './pages/notifications.page'),
  },
];
