import type { Queue, StaffRight } from '@alltalent/shared/contracts';
import type { IconName } from '@alltalent/shared/ui';
import type { MessageId } from '../../messages';

/** A page in the navigation of the office. */
export type Place = {
  readonly path: string;
  readonly label: MessageId;
  readonly icon: IconName;
  /** Right without which the place is not shown; everybody of the office sees a place without one. */
  readonly right?: StaffRight;
  /** Queue whose waiting items are counted beside the name. */
  readonly queue?: Queue;
};

/** Places of the office in the order of the navigation; each has a route, here or in mf-platform, and each route without a parameter is here. */
export const PLACES: readonly Place[] = [
  { path: '/office', label: 'places.today', icon: 'cal' },
  { path: '/office/profiles', label: 'places.profiles', icon: 'user', right: 'profiles', queue: 'profiles' },
  { path: '/office/jobs', label: 'places.jobs', icon: 'case', right: 'jobs', queue: 'jobs' },
  { path: '/office/reports', label: 'places.reports', icon: 'flag', right: 'reports', queue: 'reports' },
  { path: '/office/bookings', label: 'places.bookings', icon: 'cal', right: 'reports' },
  { path: '/office/letters', label: 'places.letters', icon: 'mail', right: 'letters', queue: 'letters' },
  { path: '/office/leads', label: 'places.leads', icon: 'phone', right: 'leads', queue: 'leads' },
  { path: '/office/people', label: 'places.people', icon: 'users', right: 'people' },
  { path: '/office/money', label: 'places.money', icon: 'doc', right: 'money' },
  { path: '/office/shoots', label: 'places.shoots', icon: 'photo', right: 'shoots' },
  { path: '/office/content', label: 'places.content', icon: 'doc', right: 'content' },
  { path: '/office/figures', label: 'places.figures', icon: 'chart', right: 'figures' },
  { path: '/office/team', label: 'places.team', icon: 'shield', right: 'team' },
  { path: '/office/audit', label: 'places.audit', icon: 'rows', right: 'audit' },
  { path: '/office/messages', label: 'places.messages', icon: 'mail', right: 'upkeep' },
  { path: '/office/upkeep', label: 'places.upkeep', icon: 'retry', right: 'upkeep' },
  { path: '/platform', label: 'places.platform', icon: 'cog', right: 'platform' },
  { path: '/office/security', label: 'places.security', icon: 'lock' },
];
