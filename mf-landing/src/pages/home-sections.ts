import type { LazySectionProps } from '../domain/lazy-section/lazy-section';

/** The sections of the home page, in the order of the product's specification. Each is a chunk of its own. */
export const HOME_SECTIONS: readonly LazySectionProps[] = [
  {
    label: 'Featured in',
    room: 'press',
    load: () => import(/* webpackChunkName: "landing.home.press" */ '../features/home/press/press.section'),
  },
  {
    label: 'Fastest growing',
    room: 'newcomers',
    load: () => import(/* webpackChunkName: "landing.home.newcomers" */ '../features/home/newcomers/newcomers.section'),
  },
  {
    label: 'Featured talent',
    room: 'featured',
    load: () => import(/* webpackChunkName: "landing.home.featured" */ '../features/home/featured-talent/featured-talent.section'),
  },
  {
    label: 'Influencer marketing',
    room: 'band',
    load: () => import(/* webpackChunkName: "landing.home.band" */ '../features/home/influencer-band/influencer-band.section'),
  },
  {
    label: 'Creators available',
    room: 'creators',
    load: () => import(/* webpackChunkName: "landing.home.creators" */ '../features/home/creators/creators.section'),
  },
  {
    label: 'Featured gigs',
    room: 'gigs',
    load: () => import(/* webpackChunkName: "landing.home.gigs" */ '../features/home/gigs/gigs.section'),
  },
  {
    label: 'Popular features',
    room: 'lanes',
    load: () => import(/* webpackChunkName: "landing.home.lanes" */ '../features/home/lanes/lanes.section'),
  },
  {
    label: 'The questions',
    room: 'faq',
    load: () => import(/* webpackChunkName: "landing.home.faq" */ '../features/home/faq/faq.section'),
  },
  {
    label: 'Popular talent categories',
    room: 'categories',
    load: () => import(/* webpackChunkName: "landing.home.categories" */ '../features/home/categories/categories.section'),
  },
  {
    label: 'Register to hire talent',
    room: 'hire',
    load: () => import(/* webpackChunkName: "landing.home.hire" */ '../features/home/hire/hire.section'),
  },
  {
    label: 'Where talent work',
    room: 'workFor',
    load: () => import(/* webpackChunkName: "landing.home.work-for" */ '../features/home/work-for/work-for.section'),
  },
  {
    label: 'Success stories',
    room: 'stories',
    load: () => import(/* webpackChunkName: "landing.home.stories" */ '../features/home/stories/stories.section'),
  },
  {
    label: 'Talent and job counter',
    room: 'tally',
    load: () => import(/* webpackChunkName: "landing.home.tally" */ '../features/home/counters/tally.section'),
  },
];
