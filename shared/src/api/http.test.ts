// On a page of its own: a call that another test left without an answer would be waited for here.
import { ENDPOINTS } from '../contracts/endpoints';
import { ApiError, ConnectionError } from './api-error';
import { request, setShownAccount } from './http';
import { listenForLostSession, listenForOtherAccount } from './session-loss';

type Call = { readonly url: string; readonly init: RequestInit };

/** Replaces the network: each call is answered by the next answer. */
function respondWith(...responses: (() => Promise<Response> | Response)[]): Call[] {
  const requests: Call[] = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    requests.push({ url, init });
    const next = responses.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError('Failed to fetch'));
  }) as typeof fetch;
  return requests;
}

/** jsdom has no Response; this is the part of it that the client reads. */
function response(status: number, body: unknown): Response {
  return { ok: status < 400, status, json: () => Promise.resolve(body), headers: { get: () => 'req-1' } } as unknown as Response;
}

const problem = (code: string, status: number) => ({
  type: 'about:blank',
  title: 'No',
  status,
  code,
  detail: 'Not so.',
  message: 'Not so.',
  request_id: 'r1',
});

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/';
});

test('SEC-24 calls made at once get one token between them: a second one would make the first worthless', async () => {
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  const requests = respondWith(
    () => {
      document.cookie = 'XSRF-TOKEN=one; path=/';
      return response(204, null);
    },
    () => response(200, { status: 200 }),
    () => response(200, { status: 200 }),
  );
  await Promise.all([request(ENDPOINTS.logout, {}), request(ENDPOINTS.logout, {})]);
  expect(requests.map(({ url }) => url)).toEqual(['/api/xsrf', '/frontend/logout', '/frontend/logout']);
});

describe('API-20 LOG-09 a call that came with the former id of the session', () => {
  const lost = jest.fn();
  let stop = () => undefined as void;
  const unauthorized = () => response(401, problem('NOT_SIGNED_IN', 401));
  const renewed = () => {
    document.cookie = 'XSRF-TOKEN=renewed; path=/';
    return response(200, { status: 200, message: '' });
  };
  beforeEach(() => {
    lost.mockClear();
    stop = listenForLostSession(lost);
  });
  afterEach(() => stop());

  test('is sent again once the call that replaced the id has its response, and nobody is told of a lost session', async () => {
    let open = () => undefined as void;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const requests = respondWith(
      () => opened.then(renewed),
      unauthorized,
      () => response(200, { status: 200, unread: 2 }),
    );
    const setting = request(ENDPOINTS.setPassword, { password: 'another quiet sentence' });
    await new Promise((resolve) => setTimeout(resolve));
    const reading = request(ENDPOINTS.unreadMessages, {});
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests).toHaveLength(2);
    open();
    expect([await setting, await reading]).toEqual([
      { status: 200, message: '' },
      { status: 200, unread: 2 },
    ]);
    expect(lost).not.toHaveBeenCalled();
  });

  test('is sent again once only', async () => {
    const requests = respondWith(() => {
      document.cookie = 'XSRF-TOKEN=renewed; path=/';
      return unauthorized();
    }, unauthorized);
    await expect(request(ENDPOINTS.unreadMessages, {})).rejects.toMatchObject({ problem: { status: 401 } });
    expect([requests.length, lost.mock.calls.length]).toEqual([2, 1]);
  });

  test('is not sent again where the id is the same: the session is lost', async () => {
    const requests = respondWith(unauthorized);
    await expect(request(ENDPOINTS.logout, {})).rejects.toMatchObject({ problem: { status: 401 } });
    expect([requests.length, lost.mock.calls.length]).toEqual([1, 1]);
  });
});

test('a GET carries its input as query and path parts', async () => {
  const requests = respondWith(() => response(200, { status: 200, data: { subcat: [] } }));
  await request(ENDPOINTS.subCategories, { categoryId: 7 });
  expect(requests[0]?.url).toBe('/api/get-sub-categories/7');
});

test('API-20 a POST carries the XSRF token, and fetches one first when there is none', async () => {
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  const requests = respondWith(
    () => {
      document.cookie = 'XSRF-TOKEN=fresh; path=/';
      return response(204, null);
    },
    () => response(200, { status: 200 }),
  );
  await request(ENDPOINTS.logout, {});
  expect(requests.map(({ url }) => url)).toEqual(['/api/xsrf', '/frontend/logout']);
  expect((requests[1]?.init.headers as Record<string, string>)['x-xsrf-token']).toBe('fresh');
});

test('API-20 a token that went out of date is renewed once, and the call repeated', async () => {
  const requests = respondWith(
    () => response(403, problem('XSRF_REJECTED', 403)),
    () => response(204, null),
    () => response(200, { status: 200 }),
  );
  await expect(request(ENDPOINTS.logout, {})).resolves.toEqual({ status: 200 });
  expect(requests.map(({ url }) => url)).toEqual(['/frontend/logout', '/api/xsrf', '/frontend/logout']);
});

test('REL-17 a key goes with the call and with its repetition after a renewed token, and with nothing else', async () => {
  const idempotencyKey = '7d3c1f0a-3a1f-4c57-9b1c-5f6f3f6f1a10';
  const requests = respondWith(
    () => response(403, problem('XSRF_REJECTED', 403)),
    () => response(204, null),
    () => response(200, { status: 200 }),
    () => response(200, { status: 200 }),
  );
  await request(ENDPOINTS.logout, {}, { idempotencyKey });
  await request(ENDPOINTS.logout, {});
  const keys = requests.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);
  expect(keys).toEqual([idempotencyKey, undefined, idempotencyKey, undefined]);
});

test('a problem document becomes an ApiError with its fields', async () => {
  respondWith(() => response(400, { ...problem('VALIDATION_FAILED', 400), fields: { otp_send_medium: 'Please Enter Email ID' } }));
  const failure = await request(ENDPOINTS.counters, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect((failure as ApiError).problem.fields).toEqual({ otp_send_medium: 'Please Enter Email ID' });
});

test('REL-08 no answer at all becomes a ConnectionError with a sentence to show', async () => {
  respondWith();
  const failure = await request(ENDPOINTS.counters, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConnectionError);
  expect((failure as Error).message).toMatch(/could not be reached/u);
});

test('an answer that is no JSON is a failure with the status, not a crash', async () => {
  respondWith(
    () =>
      ({ ok: false, status: 502, json: () => Promise.reject(new SyntaxError('<')), headers: { get: () => null } }) as unknown as Response,
  );
  await expect(request(ENDPOINTS.counters, {})).rejects.toThrow(ApiError);
});

test('TAL-06 the abort of a caller is passed through as it is', async () => {
  const controller = new AbortController();
  globalThis.fetch = (() => {
    controller.abort();
    return Promise.reject(new DOMException('Aborted', 'AbortError'));
  }) as typeof fetch;
  await expect(request(ENDPOINTS.counters, {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('HIR-06 every request names the account that the page shows, and a refusal for another one is told to the page', async () => {
  const told = jest.fn();
  const stop = listenForOtherAccount(told);
  setShownAccount('u_1');
  const requests = respondWith(
    () => response(200, {}),
    () => response(409, problem('ACCOUNT_SWITCHED', 409)),
  );
  await request(ENDPOINTS.account, {});
  await expect(request(ENDPOINTS.keepAccount, {})).rejects.toThrow(ApiError);
  setShownAccount(null);
  stop();
  expect(requests.map(({ init }) => new Headers(init.headers).get('x-account'))).toEqual(['u_1', 'u_1']);
  expect(told).toHaveBeenCalledTimes(1);
});
