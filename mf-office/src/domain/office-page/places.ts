import type { Queue, StaffRight } from '@alltalent/shared/contracts';
import type { IconName } from '@alltalent/shared/ui';
import type { MessageId } from '../../messages';

/** Headings of the navigation, in its order. */
export const PLACE_GROUPS = ['work', 'business', 'site', 'office'] as const;

/** Part of the navigation that stands under a heading of its own. */
export type PlaceGroup = (typeof PLACE_GROUPS)[number];

/** A page in the navigation of the office. */
export type Place = {
  readonly path: string;
  readonly label: MessageId;
  readonly icon: IconName;
  readonly group: PlaceGroup;
  /** Right without which the place is not shown; everybody of the office sees a place without one. */
  readonly right?: StaffRight;
  /** Queue whose waiting items are counted beside the name. */
  readonly queue?: Queue;
};

/**
 * Places of the office, those of a group together and in the order of the navigation; each has a route, here or in mf-platform, and
 * each route without a parameter is here.
 */
export const PLACES: readonly Place[] = [
  { path: '/office', label: 'places.today', icon: 'cal', group: 'work' },
  { path: '/office/profiles', label: 'places.profiles', icon: 'user', group: 'work', right: 'profiles', queue: 'profiles' },
  { path: '/office/jobs', label: 'places.jobs', icon: 'case', group: 'work', right: 'jobs', queue: 'jobs' },
  { path: '/office/reports', label: 'places.reports', icon: 'flag', group: 'work', right: 'reports', queue: 'reports' },
  { path: '/office/bookings', label: 'places.bookings', icon: 'cal', group: 'work', right: 'reports' },
  { path: '/office/letters', label: 'places.letters', icon: 'mail', group: 'work', right: 'letters', queue: 'letters' },
  { path: '/office/leads', label: 'places.leads', icon: 'phone', group: 'work', right: 'leads', queue: 'leads' },
  { path: '/office/shoots', label: 'places.shoots', icon: 'photo', group: 'work', right: 'shoots' },
  { path: '/office/people', label: 'places.people', icon: 'users', group: 'business', right: 'people' },
  { path: '/office/money', label: 'places.money', icon: 'doc', group: 'business', right: 'money' },
  { path: '/office/figures', label: 'places.figures', icon: 'chart', group: 'business', right: 'figures' },
  { path: '/office/content', label: 'places.content', icon: 'doc', group: 'site', right: 'content' },
  { path: '/office/messages', label: 'places.messages', icon: 'mail', group: 'site', right: 'upkeep' },
  { path: '/platform', label: 'places.platform', icon: 'cog', group: 'site', right: 'platform' },
  { path: '/office/upkeep', label: 'places.upkeep', icon: 'retry', group: 'site', right: 'upkeep' },
  { path: '/office/team', label: 'places.team', icon: 'shield', group: 'office', right: 'team' },
  { path: '/office/audit', label: 'places.audit', icon: 'rows', group: 'office', right: 'audit' },
  { path: '/office/security', label: 'places.security', icon: 'lock', group: 'office' },
];
