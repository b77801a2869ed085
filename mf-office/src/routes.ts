import type { CreateRoutes } from '@alltalent/shared/federation';

export const createRoutes: CreateRoutes = () => [
  {
    id: 'office.today',
    path: '/office',
    lazy: () => import(/* webpackChunkName: "office.today" */ './pages/today.page'),
  },
  {
    id: 'office.profiles',
    path: '/office/profiles',
    lazy: () => import(/* webpackChunkName: "office.profiles" */ './pages/profiles.page'),
  },
  {
    id: 'office.jobs',
    path: '/office/jobs',
    lazy: () => import(/* webpackChunkName: "office.jobs" */ './pages/jobs.page'),
  },
  {
    id: 'office.reports',
    path: '/office/reports',
    lazy: () => import(/* webpackChunkName: "office.reports" */ './pages/reports.page'),
  },
  {
    id: 'office.bookings',
    path: '/office/bookings',
    lazy: () => import(/* webpackChunkName: "office.bookings" */ './pages/bookings.page'),
  },
  {
    id: 'office.letters',
    path: '/office/letters',
    lazy: () => import(/* webpackChunkName: "office.letters" */ './pages/letters.page'),
  },
  {
    id: 'office.leads',
    path: '/office/leads',
    lazy: () => import(/* webpackChunkName: "office.leads" */ './pages/leads.page'),
  },
  {
    id: 'office.people',
    path: '/office/people',
    lazy: () => import(/* webpackChunkName: "office.people" */ './pages/people.page'),
  },
  {
    id: 'office.person',
    path: '/office/people/:id',
    lazy: () => import(/* webpackChunkName: "office.person" */ './pages/person.page'),
  },
  {
    id: 'office.merge',
    path: '/office/people/:id/merge',
    lazy: () => import(/* webpackChunkName: "office.merge" */ './pages/merge.page'),
  },
  {
    id: 'office.orders',
    path: '/office/money',
    lazy: () => import(/* webpackChunkName: "office.orders" */ './pages/orders.page'),
  },
  {
    id: 'office.order',
    path: '/office/money/orders/:id',
    lazy: () => import(/* webpackChunkName: "office.order" */ './pages/order.page'),
  },
  {
    id: 'office.codes',
    path: '/office/money/codes',
    lazy: () => import(/* webpackChunkName: "office.codes" */ './pages/codes.page'),
  },
  {
    id: 'office.plans',
    path: '/office/money/plans',
    lazy: () => import(/* webpackChunkName: "office.plans" */ './pages/plans.page'),
  },
  {
    id: 'office.settings',
    path: '/office/money/settings',
    lazy: () => import(/* webpackChunkName: "office.settings" */ './pages/settings.page'),
  },
  {
    id: 'office.reconciliation',
    path: '/office/money/reconciliation',
    lazy: () => import(/* webpackChunkName: "office.reconciliation" */ './pages/reconciliation.page'),
  },
  {
    id: 'office.shoots',
    path: '/office/shoots',
    lazy: () => import(/* webpackChunkName: "office.shoots" */ './pages/shoots.page'),
  },
  {
    id: 'office.content',
    path: '/office/content',
    lazy: () => import(/* webpackChunkName: "office.content" */ './pages/content.page'),
  },
  {
    id: 'office.votes',
    path: '/office/content/votes',
    lazy: () => import(/* webpackChunkName: "office.votes" */ './pages/votes.page'),
  },
  {
    id: 'office.text',
    path: '/office/content/:kind/:name',
    lazy: () => import(/* webpackChunkName: "office.text" */ './pages/text.page'),
  },
  {
    id: 'office.figures',
    path: '/office/figures',
    lazy: () => import(/* webpackChunkName: "office.figures" */ './pages/figures.page'),
  },
  {
    id: 'office.team',
    path: '/office/team',
    lazy: () => import(/* webpackChunkName: "office.team" */ './pages/team.page'),
  },
  {
    id: 'office.audit',
    path: '/office/audit',
    lazy: () => import(/* webpackChunkName: "office.audit" */ './pages/audit.page'),
  },
  {
    id: 'office.messages',
    path: '/office/messages',
    lazy: () => import(/* webpackChunkName: "office.messages" */ './pages/messages.page'),
  },
  {
    id: 'office.upkeep',
    path: '/office/upkeep',
    lazy: () => import(/* webpackChunkName: "office.upkeep" */ './pages/upkeep.page'),
  },
  {
    id: 'office.security',
    path: '/office/security',
    lazy: () => import(/* webpackChunkName: "office.security" */ './pages/security.page'),
  },
  {
    id: 'office.invitation',
    path: '/office/invitation',
    lazy: () => import(/* webpackChunkName: "office.invitation" */ './pages/invitation.page'),
  },
];
