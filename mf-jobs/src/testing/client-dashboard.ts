import type {
  Applicant,
  ApplicantsResponse,
  ClientOverviewResponse,
  JobInvitation,
  MoveApplicationsInput,
  OwnJobRow,
} from '@alltalent/shared/contracts';
import { type StubRequest, ok, type problem } from '@alltalent/shared/testing';
import { aJobLine, anApplicant, anOwnJob } from './applicants';
import { aUser, signIn } from './signed-in';

/** What the server knows in a test; it may be changed while the page is open. */
export type Dashboard = {
  jobs: OwnJobRow[];
  people: Applicant[];
  invitations: JobInvitation[];
  overview: Partial<ClientOverviewResponse>;
  /** The next move is answered like this instead. */
  refusal: ReturnType<typeof problem> | null;
};

export const aDashboard = (change: Partial<Dashboard> = {}): Dashboard => ({
  jobs: [anOwnJob()],
  people: [
    anApplicant(11, 'Kiara Sen', { rating: 5, stage: 'shortlisted' }),
    anApplicant(12, 'Leela Pillai', { stage: 'sent' }),
    anApplicant(13, 'Ishaan Verma', { role_id: 32, role: 'The rider' }),
  ],
  invitations: [],
  overview: {},
  refusal: null,
  ...change,
});

export const LIST = '/api/client/applicants?job=3&sort=match&page=1';
export const listPath = (stage: string) => `/api/client/applicants?job=3&stage=${stage}&sort=match&page=1`;
const onePath = (id: number) => `/api/client/applicants?job=3&application=${id}`;

/** Logs a client whose dashboard is this one, and answers moves as the server would. Returns the calls that change something. */
export function openDashboard(dashboard: Dashboard, more: Parameters<typeof signIn>[1] = {}): () => readonly StubRequest[] {
  const requests = signIn(aUser({ role_id: '7', first_name: 'Ritu' }), {
    '/api/client/overview': () =>
      ok({ status: 200, fresh: 0, newest: [], closing: [], bookings: [], invitations: [], ...dashboard.overview })(),
    '/api/client/jobs': () => ok({ status: 200, data: dashboard.jobs, verified_on: '' })(),
    [LIST]: () => ok(responseOf(dashboard, dashboard.people))(),
    [listPath('sent')]: () =>
      ok(
        responseOf(
          dashboard,
          dashboard.people.filter(({ stage }) => stage === 'sent'),
        ),
      )(),
    ...Object.fromEntries(
      dashboard.people.map(({ id }) => [
        onePath(id),
        () =>
          ok(
            responseOf(
              dashboard,
              dashboard.people.filter((one) => one.id === id),
            ),
          )(),
      ]),
    ),
    '/api/client/applications/move': () => dashboard.refusal?.() ?? ok({ status: 200, moved: move(dashboard, lastBody(requests())) })(),
    '/api/client/applications/view': ok({ status: 200, moved: 1 }),
    '/api/client/applications/note': ok({ status: 200, message: 'Saved' }),
    ...more,
  });
  return () => requests().filter(({ method }) => method === 'POST');
}

/** The answer about a job of which these are listed. */
export function responseOf({ people, invitations }: Dashboard, data: readonly Applicant[]): ApplicantsResponse {
  const counts = {
    all: people.length,
    sent: 0,
    viewed: 0,
    shortlisted: 0,
    'self-tape': 0,
    offer: 0,
    booked: 0,
    'not-selected': 0,
    withdrawn: 0,
  };
  for (const { stage } of people) counts[stage] += 1;
  const roles = [
    { id: 31, name: 'The aunt' },
    { id: 32, name: 'The rider' },
  ];
  return {
    status: 200,
    job: { ...aJobLine(), question: 'Since when do you make tea?', roles },
    counts,
    data: [...data],
    total: data.length,
    page: 1,
    pages: 1,
    invitations: [...invitations],
  };
}

function lastBody(requests: readonly StubRequest[]): MoveApplicationsInput {
  return requests.at(-1)?.body as MoveApplicationsInput;
}

function move(dashboard: Dashboard, { ids, stage }: MoveApplicationsInput): number {
  const moved = dashboard.people.filter((one) => ids.includes(one.id) && one.stage !== stage);
  dashboard.people = dashboard.people.map((one) => (moved.includes(one) ? { ...one, stage } : one));
  return moved.length;
}
