import { JOB_LIMITS, type JobCard, type JobDetail, type JobForTalent, type JobListing, type JobRole } from '@alltalent/shared/contracts';

const DAY_MS = 86_400_000;
/** A day in India, so many days from now. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(Date.now() + days * DAY_MS));

const line = () => ({
  id: 1,
  slug: 'lead-coming-of-age-feature',
  title: 'Lead, coming-of-age feature',
  category: 'Actor',
  medium: 'Film',
  posted_by: 'Paper Kite Films',
  is_verified: true,
  location: 'Mumbai',
  is_remote: false,
  dates: '12–28 Jan',
  pay_kind: 'paid' as const,
  pay: 240_000,
  currency: 'INR',
  pay_unit: 'flat fee',
  closes_on: dayFromNow(2),
  posted_on: dayFromNow(-3),
  image: '/media/categories/actor-640.webp',
});

export const aJobCard = (change: Partial<JobCard> = {}): JobCard => ({ ...line(), roles: 1, match: null, ...change });

/** A page of `total` calls; titles say where they stand: 'Call 13' is the first of page 2. */
export function aListing({ total = 30, page = 1, prefix = 'Call', fits = null as number | null } = {}): JobListing {
  const first = (page - 1) * JOB_LIMITS.perPage;
  const count = Math.max(0, Math.min(JOB_LIMITS.perPage, total - first));
  const data = Array.from({ length: count }, (_, index) => aJobCard({ id: first + index + 1, title: `${prefix} ${first + index + 1}` }));
  return { status: 200, data, total, page, pages: Math.ceil(total / JOB_LIMITS.perPage), fits };
}

export const aRole = (change: Partial<JobRole> = {}): JobRole => ({
  id: 11,
  name: 'Noor, lead',
  details: 'Drives or will learn.',
  people: 1,
  category: 'Actor',
  gender: 'Woman',
  age_min: 18,
  age_max: 25,
  skills: ['Hindi'],
  pay: 240_000,
  requirements: [
    { label: 'Plays 18–25', is_met: null },
    { label: 'Hindi', is_met: null },
  ],
  match: null,
  ...change,
});

export const aJobDetail = (change: Partial<JobDetail> = {}): JobDetail => ({
  ...line(),
  state: 'open',
  details: 'A girl from Sewri learns to drive a taxi.\n\nWe look for people who can hold a close-up without speaking.',
  usage: 'Picture used in the film and its trailers.',
  question: 'Can you come to workshops from 5 January?',
  roles: [aRole(), aRole({ id: 12, name: 'Farhan, the cousin', pay: 90_000 })],
  poster: {
    name: 'Paper Kite Films',
    is_verified: true,
    verified_on: '2026-03-04',
    posted: 23,
    booked_rate: 78,
    answered_rate: 94,
    days_to_answer: 3,
  },
  is_own: false,
  ...change,
});

export const anApplyState = (change: Partial<JobForTalent> = {}): JobForTalent => ({
  gate: 'open',
  applications: [],
  invited_role_ids: [],
  photos: Array.from({ length: 8 }, (_, index) => ({ image: `/media/posters/meher-kaul-${index}-640.webp`, alt: '' })),
  ...change,
});
