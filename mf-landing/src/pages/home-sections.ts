import type { LazySectionProps } from '../features/lazy-section/lazy-section';

/** The sections of the home page, in the order of the product's specification. Each is a chunk of its own. */
export const HOME_SECTIONS: readonly LazySectionProps[] = [
  { label: 'Featured in', room: 'press', load: () => import('../features/press/press.section') },
  { label: 'Fastest growing', room: 'newcomers', load: () => import('../features/newcomers/newcomers.section') },
  { label: 'Featured talent', room: 'featured', load: () => import('../features/featured-talent/featured-talent.section') },
  { label: 'Influencer marketing', room: 'band', load: () => import('../features/influencer-band/influencer-band.section') },
  { label: 'Creators available', room: 'creators', load: () => import('../features/creators/creators.section') },
  { label: 'Featured gigs', room: 'gigs', load: () => import('../features/gigs/gigs.section') },
  { label: 'Popular features', room: 'lanes', load: () => import('../features/lanes/lanes.section') },
  { label: 'The questions', room: 'faq', load: () => import('../features/faq/faq.section') },
  { label: 'Popular talent categories', room: 'categories', load: () => import('../features/categories/categories.section') },
  { label: 'Register to hire talent', room: 'hire', load: () => import('../features/hire/hire.section') },
  { label: 'Where talent work', room: 'workFor', load: () => import('../features/work-for/work-for.section') },
  { label: 'Success stories', room: 'stories', load: () => import('../features/stories/stories.section') },
  { label: 'Talent and job counter', room: 'tally', load: () => import('../features/counters/tally.section') },
];
