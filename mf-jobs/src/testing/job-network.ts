import { type ErrorCode, ERRORS } from '@alltalent/shared/contracts';
import { anApplyState, aJobDetail, aListing } from './jobs';

export type StubRequest = {
  readonly path: string;
  readonly query: string;
  readonly signal: AbortSignal | undefined;
  readonly body: unknown;
  readonly key: string | null;
};
type StubResponse = (call: StubRequest) => Response | Promise<Response>;

const row = (id: number, name: string) => ({ id, name, slug: name.toLowerCase(), image: '/media/x-640.webp', talent_count: 1 });

/** Stands in for the network: every call is kept, and a test changes only the answers it is about. */
export function jobNetwork(changes: Readonly<Record<string, StubResponse>> = {}) {
  const requests: StubRequest[] = [];
  const responses = new Map<string, StubResponse>([
    ['/api/jobs', () => ok(aListing())],
    ['/api/jobs/1-lead-coming-of-age-feature', () => ok({ status: 200, data: aJobDetail() })],
    ['/api/jobs/1-lead-coming-of-age-feature/for-talent', () => ok({ status: 200, data: anApplyState() })],
    ['/api/jobs/1-lead-coming-of-age-feature/reviews', () => ok({ status: 200, rating: null, data: [], total: 0, page: 1, pages: 1 })],
    ['/api/get-categories', () => ok({ status: 200, data: [row(1, 'Actor'), row(2, 'Model'), row(3, 'Singer')] })],
    ['/api/get-gender-list/', () => ok({ status: 200, data: [row(1, 'Female'), row(2, 'Male')] })],
    ['/api/talent-cities', () => ok({ status: 200, data: [{ id: 5, name: 'Mumbai', state: 'Maharashtra', country: 'India' }] })],
    ['/api/xsrf', () => new Response(null, { status: 204 })],
    ...Object.entries(changes),
  ]);
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), 'http://site');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const key = new Headers(init?.headers).get('idempotency-key');
    const call: StubRequest = { path: url.pathname, query: url.search, signal: init?.signal ?? undefined, body, key };
    requests.push(call);
    return untilAborted(call, responses.get(call.path));
  };
  return {
    requestsOf: (path: string) => requests.filter((call) => call.path === path),
    respond: (path: string, response: StubResponse) => void responses.set(path, response),
  };
}

async function untilAborted(call: StubRequest, response: StubResponse | undefined): Promise<Response> {
  const aborted = new Promise<never>((_resolve, reject) => {
    call.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
  return Promise.race([response ? response(call) : refused(404, 'NOT_FOUND'), aborted]);
}

export function ok(body: unknown): Response {
  return Response.json(body);
}

/** A refusal with its code, and what else belongs to it. */
export function refused(status: number, code: ErrorCode, more: object = {}): Response {
  const detail = `${ERRORS[code].title}.`;
  const body = { type: 'about:blank', title: detail, status, code, detail, message: detail, request_id: 'req-7f3a', ...more };
  return Response.json(body, { status });
}

/** Returns a response that arrives when the test calls `resolve`. */
export function deferred() {
  let resolve: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((accept) => (resolve = accept));
  return { response, resolve: (next: Response) => resolve(next) };
}
