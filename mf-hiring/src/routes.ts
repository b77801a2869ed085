import type { CreateRoutes } from '@alltalent/shared/federation';
import { beginMessages, beginThread } from './pages/messages.loader';

export const createRoutes: CreateRoutes = ({ queryClient }) => [
  {
    id: 'hiring.messages',
    path: '/messages',
    loader: beginMessages(queryClient),
    lazy: () => import(/* webpackChunkName: "hiring.messages" */ './pages/messages.page'),
  },
  {
    id: 'hiring.thread',
    path: '/messages/:id',
    loader: beginThread(queryClient),
    lazy: () => import(/* webpackChunkName: "hiring.thread" */ './pages/thread.page'),
  },
  {
    id: 'hiring.offers',
    path: '/offers',
    lazy: () => import(/* webpackChunkName: "hiring.offers" */ './pages/offers.page'),
  },
  {
    id: 'hiring.new-offer',
    path: '/offers/new',
    lazy: () => import(/* webpackChunkName: "hiring.new-offer" */ './pages/new-offer.page'),
  },
  {
    id: 'hiring.offer',
    path: '/offers/:id',
    lazy: () => import(/* webpackChunkName: "hiring.offer" */ './pages/offer.page'),
  },
  {
    id: 'hiring.bookings',
    path: '/bookings',
    lazy: () => import(/* webpackChunkName: "hiring.bookings" */ './pages/bookings.page'),
  },
  {
    id: 'hiring.booking',
    path: '/bookings/:id',
    lazy: () => import(/* webpackChunkName: "hiring.booking" */ './pages/booking.page'),
  },
  {
    id: 'hiring.saved-searches',
    path: '/saved-searches',
    lazy: () => import(/* webpackChunkName: "hiring.saved-searches" */ './pages/saved-searches.page'),
  },
  {
    id: 'hiring.unsubscribe',
    path: '/saved-searches/unsubscribe',
    lazy: () => import(/* webpackChunkName: "hiring.unsubscribe" */ './pages/unsubscribe.page'),
  },
];
