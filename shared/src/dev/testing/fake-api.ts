export type StubRequest = { readonly method: string; readonly path: string; readonly body: unknown };
type StubResponse = { readonly status: number; readonly body: unknown };
type StubResponses = Readonly<Record<string, (() => StubResponse | Promise<StubResponse>) | undefined>>;

export const ok = (body: unknown) => (): StubResponse => ({ status: 200, body });
export const offline = (): StubResponse => {
  throw new TypeError('Failed to fetch');
};
export const problem =
  (status: number, code: string, detail: string, more: object = {}) =>
  (): StubResponse => ({
    status,
    body: { type: 'about:blank', title: detail, status, code, detail, message: detail, ...more, request_id: 'req-1' },
  });

/** Answers calls by path; what is not listed answers 404. Returns the calls made, the XSRF ones left out. */
export function fakeApi(responses: StubResponses): readonly StubRequest[] {
  const requests: StubRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path === '/api/xsrf') return new Response(null, { status: 204 });
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ method: init?.method ?? 'GET', path, body });
    const { status, body: response } = await (responses[path] ?? problem(404, 'NOT_FOUND', 'Not found'))();
    return new Response(JSON.stringify(response), { status, headers: { 'content-type': 'application/json' } });
  };
  return requests;
}

export type KeyedRequest = StubRequest & { readonly key: string | undefined };

/** Answers as `fakeApi` does; each call made carries the idempotency key it came with. */
export function fakeKeyedApi(responses: StubResponses): readonly KeyedRequest[] {
  const requests = fakeApi(responses);
  const respond = globalThis.fetch;
  const keyed: KeyedRequest[] = [];
  globalThis.fetch = (input, init) => {
    const before = requests.length;
    const response = respond(input, init);
    const request = requests[before];
    if (request) keyed.push({ ...request, key: new Headers(init?.headers).get('idempotency-key') ?? undefined });
    return response;
  };
  return keyed;
}
