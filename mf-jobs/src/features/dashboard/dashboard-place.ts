import {
  type ApplicantSort,
  type ApplicantsFileQuery,
  type ApplicantsQuery,
  type Endpoint,
  JOB_STAGES,
  type JobStage,
} from '@alltalent/shared/contracts';

export const DASHBOARD_TABS = ['overview', 'jobs', 'applicants', 'invites', 'bookings'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
export const APPLICANT_ORDERS = ['match', 'newest', 'rating'] as const satisfies readonly ApplicantSort[];
export const APPLICANT_VIEWS = ['photos', 'table'] as const;
export type ApplicantView = (typeof APPLICANT_VIEWS)[number];

/** State of the dashboard as its URL holds it. */
export type DashboardPlace = {
  readonly tab: DashboardTab;
  readonly job: number | null;
  readonly role: number | null;
  readonly stage: JobStage | null;
  readonly sort: ApplicantSort;
  readonly page: number;
  /** Null: as it was left last time. */
  readonly view: ApplicantView | null;
  /** The application whose drawer is open. */
  readonly application: number | null;
  /** Id of a talent to invite. */
  readonly talent: number | null;
};

export const NO_PLACE: DashboardPlace = {
  tab: 'overview',
  job: null,
  role: null,
  stage: null,
  sort: 'match',
  page: 1,
  view: null,
  application: null,
  talent: null,
};

/** What does not parse counts as not said. An application or a talent alone leads to its own tab. */
export function readPlace(params: URLSearchParams): DashboardPlace {
  const place = {
    job: readId(params.get('job')),
    role: readId(params.get('role')),
    stage: JOB_STAGES.find((stage) => stage === params.get('stage')) ?? null,
    sort: APPLICANT_ORDERS.find((sort) => sort === params.get('sort')) ?? NO_PLACE.sort,
    page: readId(params.get('page')) ?? 1,
    view: APPLICANT_VIEWS.find((view) => view === params.get('view')) ?? null,
    application: readId(params.get('application')),
    talent: readId(params.get('talent')),
  };
  const tab = DASHBOARD_TABS.find((known) => known === params.get('tab'));
  return { ...place, tab: tab ?? tabFor(place) };
}

function tabFor({ application, talent }: Pick<DashboardPlace, 'application' | 'talent'>): DashboardTab {
  if (talent !== null) return 'invites';
  return application === null ? NO_PLACE.tab : 'applicants';
}

/** The address of a place, with nothing in it that goes without saying. */
export function placePath(change: Partial<DashboardPlace>): string {
  const place = { ...NO_PLACE, ...change };
  const said = Object.entries(place).filter(
    ([name, value]) => value !== null && !Object.entries(NO_PLACE).some(([other, usual]) => other === name && usual === value),
  );
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '/client/dashboard' : `/client/dashboard?${query}`;
}

/** What the server is asked for the applicants of a job. */
export function applicantsInput(job: number, { role, stage, sort, page }: DashboardPlace): ApplicantsQuery {
  return { job, ...(role === null ? {} : { role }), ...(stage === null ? {} : { stage }), sort, page };
}

/** The address of a file with everybody the list shows on all its pages; the endpoint says which file. */
export function applicantsFilePath({ path }: Endpoint<ApplicantsFileQuery, string>, job: number, place: DashboardPlace): string {
  const { page: _page, ...inView } = applicantsInput(job, place);
  const query = new URLSearchParams(Object.entries(inView).map(([name, value]) => [name, String(value)]));
  return `${path}?${query.toString()}`;
}

const MAX_ID = 2_147_483_647;

function readId(text: string | null): number | null {
  const id = /^[1-9]\d{0,9}$/u.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
}
