export type Call = { readonly method: string; readonly path: string; readonly body: unknown };
type Answer = { readonly status: number; readonly body: unknown };
type Answers = Readonly<Record<string, (() => Answer | Promise<Answer>) | undefined>>;

export const ok = (body: unknown) => (): Answer => ({ status: 200, body });
export const offline = (): Answer => {
  throw new TypeError('Failed to fetch');
};
export const problem =
  (status: number, code: string, detail: string, more: object = {}) =>
  (): Answer => ({
    status,
    body: { type: 'about:blank', title: detail, status, code, detail, message: detail, ...more, request_id: 'req-1' },
  });

/** Answers calls by path; what is not listed answers 404. Returns the calls made, the XSRF ones left out. */
export function fakeApi(answers: Answers): readonly Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path === '/api/xsrf') return new Response(null, { status: 204 });
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ method: init?.method ?? 'GET', path, body });
    const { status, body: answer } = await (answers[path] ?? problem(404, 'NOT_FOUND', 'Not found'))();
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  };
  return calls;
}

export type KeyedCall = Call & { readonly key: string | undefined };

/** Answers as `fakeApi` does; each call made carries the idempotency key it came with. */
export function fakeKeyedApi(answers: Answers): readonly KeyedCall[] {
  const calls = fakeApi(answers);
  const answer = globalThis.fetch;
  const keyed: KeyedCall[] = [];
  globalThis.fetch = (input, init) => {
    const before = calls.length;
    const response = answer(input, init);
    const call = calls[before];
    if (call) keyed.push({ ...call, key: new Headers(init?.headers).get('idempotency-key') ?? undefined });
    return response;
  };
  return keyed;
}
