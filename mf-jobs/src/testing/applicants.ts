import { type Applicant, dayInIndia, type JobInvitation, type JobLine, type OwnJobRow } from '@alltalent/shared/contracts';

export const IN_DAYS = (days: number): string => dayInIndia(Date.now() + days * 86_400_000);

export const aJobLine = (change: Partial<JobLine> = {}): JobLine => ({
  id: 3,
  slug: 'tea-film',
  title: 'Tea film, one lift, four floors',
  posted_by: 'Paper Kite Films',
  location: 'Mumbai',
  dates: '6–8 Jan',
  image: '',
  state: 'open',
  closes_on: IN_DAYS(3),
  ...change,
});

export const anOwnJob = (change: Partial<OwnJobRow> = {}): OwnJobRow => ({
  id: 3,
  slug: 'tea-film',
  title: 'Tea film, one lift, four floors',
  state: 'open',
  review_note: '',
  has_changes_in_review: false,
  location: 'Mumbai',
  dates: '6–8 Jan',
  closes_on: IN_DAYS(3),
  image: '',
  roles: 2,
  applied: 3,
  fresh: 1,
  invited: 1,
  booked: 0,
  saved_at: '2026-11-20T09:00:00Z',
  ...change,
});

const talentOf = (id: number, name: string): Applicant['talent'] => ({
  id,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  image: '',
  location: 'Kolkata',
  headline: 'Actor',
});

export function anApplicant(id: number, name: string, change: Partial<Applicant> = {}): Applicant {
  return {
    id,
    role_id: 31,
    role: 'The aunt',
    talent: talentOf(id + 100, name),
    note: 'I make ginger tea, no argument.',
    answer: 'Since I was six.',
    photos: [],
    stage: 'viewed',
    sent_at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
    stage_at: '2026-11-20T09:00:00Z',
    match: { met: 4, of: 5, missing: ['Swimming: not on the profile'] },
    rating: 0,
    client_note: '',
    self_tape: null,
    history: [{ stage: 'sent', at: '2026-11-18T09:00:00Z', text: '' }],
    ...change,
  };
}

export const anInvitation = (change: Partial<JobInvitation> = {}): JobInvitation => ({
  id: 71,
  role_id: 31,
  role: 'The aunt',
  talent: talentOf(171, 'Rohan Gill'),
  at: '2026-11-20T09:00:00Z',
  state: 'open',
  ...change,
});
