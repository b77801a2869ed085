import type { JobLine, OwnApplication, OwnApplicationsResponse, OwnInvitation } from '@alltalent/shared/contracts';

export const aJobLine = (change: Partial<JobLine> = {}): JobLine => ({
  id: 7,
  slug: 'lead-coming-of-age-feature',
  title: 'Lead, coming-of-age feature',
  posted_by: 'Paper Kite Films',
  location: 'Mumbai',
  dates: '12–28 Jan',
  image: '',
  state: 'open',
  closes_on: '2026-11-24',
  ...change,
});

export const anApplication = (change: Partial<OwnApplication> = {}): OwnApplication => ({
  id: 12,
  job: aJobLine(),
  role: 'Noor, lead',
  note: '',
  stage: 'sent',
  may_withdraw: true,
  history: [{ stage: 'sent', at: '2026-11-18T09:00:00.000Z', text: '' }],
  self_tape: null,
  ...change,
});

export const anInvitation = (change: Partial<OwnInvitation> = {}): OwnInvitation => ({
  id: 3,
  job: aJobLine({ id: 8, slug: 'street-food-creator', title: 'Street-food creator', posted_by: 'Dabba & Co.' }),
  role_id: 31,
  role: 'The host',
  message: 'We loved your market film.',
  at: '2026-11-21T09:00:00.000Z',
  state: 'open',
  ...change,
});

export const applicationsOf = (data: readonly OwnApplication[], invitations: readonly OwnInvitation[] = []): OwnApplicationsResponse => ({
  status: 200,
  data: [...data],
  invitations: [...invitations],
});
