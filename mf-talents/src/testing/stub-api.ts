import { type ErrorCode, ERRORS, type TalentCard, type TalentListing, type TalentProfile } from '@alltalent/shared/contracts';
import { aTalentCard } from '@alltalent/shared/testing';

export type StubRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal | undefined;
  readonly body: unknown;
  readonly key: string | null;
};
type StubResponse = (call: StubRequest) => Response | Promise<Response>;

export const CATEGORIES = ['Actor', 'Model', 'Influencer', 'Singer', 'Dancer', 'Voice Artist', 'Photographer'].map((name, index) => ({
  id: index + 1,
  name,
  slug: name.toLowerCase(),
  image: '/media/categories/x-640.webp',
  talent_count: 10,
}));
const SUB_CATEGORIES = { subcat: ['Film', 'Theatre'].map((name, index) => ({ id: index + 11, name })) };
const GENDERS = ['Female', 'Male'].map((name, index) => ({ id: index + 1, name }));

/** Stands in for the network: every call is kept, and a test changes only the answers it is about. */
export function stubApi() {
  const requests: StubRequest[] = [];
  const responses = new Map<string, StubResponse>([
    ['/api/talent-listing', ({ query }) => ok(aListing({ page: Number(query.get('currentPage')), total: 30 }))],
    ['/api/get-categories', () => ok({ status: 200, data: CATEGORIES })],
    ['/api/get-sub-categories', () => ok({ status: 200, data: SUB_CATEGORIES })],
    ['/api/get-gender-list', () => ok({ status: 200, data: GENDERS })],
    ['/api/xsrf', () => new Response(null, { status: 204 })],
    ['/api/talent-profile', () => ok({ status: 200, data: aProfile() })],
  ]);
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), 'http://site');
    const call = { path: url.pathname, query: url.searchParams, signal: init?.signal ?? undefined, ...sentWith(init) };
    requests.push(call);
    const fitting = [...responses].filter(([path]) => call.path.startsWith(path)).sort(([one], [other]) => other.length - one.length);
    const response = fitting[0]?.[1];
    return untilAborted(call, response);
  };
  return {
    requestsOf: (path: string) => requests.filter((call) => call.path === path),
    listings: () => requests.filter(({ path }) => path === '/api/talent-listing'),
    respond: (path: string, response: StubResponse) => void responses.set(path, response),
  };
}

function sentWith(init: RequestInit | undefined): Pick<StubRequest, 'body' | 'key'> {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  return { body, key: new Headers(init?.headers).get('idempotency-key') };
}

export type StubApi = ReturnType<typeof stubApi>;

async function untilAborted(call: StubRequest, response: StubResponse | undefined): Promise<Response> {
  const aborted = new Promise<never>((_resolve, reject) => {
    call.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
  return Promise.race([response ? response(call) : problem(404), aborted]);
}

export function ok(body: unknown): Response {
  return Response.json(body);
}

export function problem(status: number): Response {
  const detail = 'Something went wrong on our side.';
  const body = { type: 'about:blank', title: detail, status, code: 'INTERNAL', detail, message: detail, request_id: 'req-7f3a' };
  return Response.json(body, { status });
}

/** A refusal with its code, and what else belongs to it. */
export function aRefusal(status: number, code: ErrorCode, more: object = {}): Response {
  const detail = ERRORS[code].title;
  const body = {
    type: 'about:blank',
    title: detail,
    status,
    code,
    detail: `${detail}.`,
    message: `${detail}.`,
    request_id: 'req-7f3a',
    ...more,
  };
  return Response.json(body, { status });
}

/** Returns a response that arrives when the test calls `resolve`. */
export function deferred() {
  let resolve: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((accept) => (resolve = accept));
  return { response, resolve: (next: Response) => resolve(next) };
}

/** A page of `total` talents; names say where they stand: 'Talent 13' is the first of page 2. */
export function aListing({ page = 1, total = 1, prefix = 'Talent' }): TalentListing {
  const first = (page - 1) * 12;
  const data = Array.from({ length: Math.max(0, Math.min(12, total - first)) }, (_, index) => aNumberedCard(prefix, first + index + 1));
  return { status: 200, data, fav_user_ids: [], totalCount: total };
}

function aNumberedCard(prefix: string, number: number): TalentCard {
  return aTalentCard({ id: number, slug: `talent-${number}`, display_name: `${prefix} ${number}` });
}

export function filterOf({ query }: StubRequest): Record<string, unknown> {
  return JSON.parse(query.get('filterdata') ?? '{}') as Record<string, unknown>;
}

export function aProfile(overrides: Partial<TalentProfile> = {}): TalentProfile {
  return {
    id: 7,
    slug: 'meher-kaul',
    display_name: 'Meher Kaul',
    profile_image: '/media/posters/meher-kaul-0-640.webp',
    profile_image_alt: '',
    gallery: [1, 2, 3, 4, 5].map((variant) => ({ image: `/media/posters/meher-kaul-${variant}-640.webp`, alt: '' })),
    category: 'Actor',
    sub_category: 'Film',
    location: 'Mumbai, India',
    is_premium: 1,
    headline: 'Actor and Kathak dancer who does her own falls',
    about: 'I trained in Kathak. Nine years on stage in Delhi.',
    skills: ['Hindi drama', 'Kathak'],
    languages: ['Hindi', 'English'],
    attributes: [{ label: 'Hair Length', value: 'Long' }],
    credits: [{ year: 2026, title: 'Salt Road', part: 'Asha, lead', kind: 'Feature film' }],
    pronouns: '',
    playing_age: null,
    recordings: [],
    rate: null,
    availability: null,
    badges: [],
    for_clients: [],
    is_private: false,
    is_own: false,
    ...overrides,
  };
}
