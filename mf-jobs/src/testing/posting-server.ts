import { storage } from '@alltalent/shared/api';
import { dayInIndia, EMPTY_JOB, type OwnJob, type RoleFitResponse, type SaveJobInput, type UserDetails } from '@alltalent/shared/contracts';
import { newRole } from '../features/posting/blank-job';
import { jobNetwork, ok, refused } from './job-network';
import { aUser } from './signed-in';

export const SAVE = '/api/client/jobs/save';
export const SUBMIT = '/api/client/jobs/submit';
export const FIT = '/api/client/role-fit';
const USER = '/api/user/get-user-details';

export const anOwnJob = (change: Partial<OwnJob> = {}): OwnJob => ({
  id: 12,
  slug: 'tea-film',
  state: 'draft',
  revision: 1,
  content: EMPTY_JOB,
  review_note: '',
  has_changes_in_review: false,
  has_unsent_changes: false,
  saved_at: '2026-11-22T14:32:00',
  ...change,
});

/** Nothing is missing in it, whatever day it is. */
export const aWholeJob = (change: Partial<OwnJob['content']> = {}): OwnJob['content'] => ({
  ...EMPTY_JOB,
  title: 'Tea film',
  posted_by: 'Paper Kite Films',
  category_id: 1,
  details: 'One lift, four floors.',
  roles: [{ ...newRole({ name: 'The aunt', age_min: 35, age_max: 50 }), key: 'the-aunt' }],
  is_remote: true,
  is_flexible: true,
  closes_on: dayInIndia(Date.now() + 20 * 86_400_000),
  pay: 20_000,
  ...change,
});

export const aFit: RoleFitResponse = { status: 200, total: 41, without: { skill: 'Bengali', total: 180 } };

/** The network of the page, with one job kept as the server keeps it; null for none so far. */
export function postingServer(start: OwnJob | null = null) {
  const stored = { job: start };
  const network = jobNetwork({
    [SAVE]: ({ body }) => {
      // The page checked it against the same type.
      const { revision, content } = body as SaveJobInput;
      if (stored.job && revision !== stored.job.revision) return refused(409, 'REVISION_STALE');
      stored.job = { ...(stored.job ?? anOwnJob({ revision: 0 })), content, revision: revision + 1 };
      return ok({ status: 200, data: stored.job });
    },
    [SUBMIT]: () => {
      stored.job = stored.job && { ...stored.job, state: 'open', revision: stored.job.revision + 1 };
      return ok({ status: 200, data: stored.job });
    },
    '/api/client/jobs/12': () => (stored.job ? ok({ status: 200, data: stored.job }) : refused(404, 'NOT_FOUND')),
    [FIT]: () => ok(aFit),
    [USER]: () => ok(aUser()),
  });
  return { ...network, stored, saves: () => network.requestsOf(SAVE).map(({ body }) => body as SaveJobInput) };
}

/** The browser is one where nobody is logged in and nothing is kept. */
export function asVisitor(): void {
  localStorage.clear();
  storage.remove('user_id', 'is_login');
}

/** The browser is one where this client is logged in. */
export function asClient(server: ReturnType<typeof postingServer>, user: Partial<UserDetails> = { role_id: '7' }): void {
  localStorage.setItem('user_id', '12');
  localStorage.setItem('is_login', 'true');
  document.cookie = 'XSRF-TOKEN=token; path=/';
  server.respond(USER, () => ok(aUser(user)));
}
