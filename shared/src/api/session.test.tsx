import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { endSession, OWN_DATA, sessionQuery, useSession } from './session';
import { storage } from './storage';

const details = { user_id: 'u_1', first_name: 'Meher', last_name: 'Kaul', role_id: '5,7' };

function response(status: number, body: unknown): Response {
  return { ok: status < 400, status, json: () => Promise.resolve(body), headers: { get: () => 'r1' } } as unknown as Response;
}

function Who() {
  const session = useSession();
  if (session.status === 'ready') return <p>{`${session.user.first_name} ${session.roles.join(' and ')}`}</p>;
  return <p>{session.status}</p>;
}

function show(queryClient = new QueryClient()) {
  return render(
    <QueryClientProvider client={queryClient}>
      <Who />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  storage.remove('user_id', 'is_login');
  document.cookie = 'XSRF-TOKEN=t; path=/';
});

test('LOG-12 without a stored user_id nothing is asked, and the visitor is anonymous', async () => {
  const requests = jest.fn();
  globalThis.fetch = requests;
  show();
  expect(await screen.findByText('anonymous')).toBeInTheDocument();
  expect(requests).not.toHaveBeenCalled();
});

test('LOG-12 with a stored user_id the details are asked for once, and role_id is split into roles', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  const requests = jest.fn(() => Promise.resolve(response(200, details)));
  globalThis.fetch = requests as unknown as typeof fetch;
  show();
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('Meher 5 and 7')).toBeInTheDocument();
  expect(requests).toHaveBeenCalledTimes(1);
});

test('LOG-12 a failure clears the loading state and raises the error flag', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  globalThis.fetch = (() => Promise.resolve(response(503, {}))) as unknown as typeof fetch;
  show();
  expect(await screen.findByText('failed')).toBeInTheDocument();
});

test('LOG-11 a session the server does not know clears the local flags', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  const problem = { status: 401, code: 'NOT_SIGNED_IN', detail: 'Please log in.' };
  globalThis.fetch = (() => Promise.resolve(response(401, problem))) as unknown as typeof fetch;
  show();
  expect(await screen.findByText('anonymous')).toBeInTheDocument();
  expect(storage.get('is_login')).toBeNull();
});

test('LOG-11 CUR-01 a logout clears the storage on the server’s word, and what the visitor chose is kept', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  storage.set('currency_code', 'USD');
  globalThis.fetch = (() => {
    localStorage.clear();
    return Promise.resolve(response(200, { status: 200 }));
  }) as unknown as typeof fetch;
  const queryClient = new QueryClient();
  queryClient.setQueryData([OWN_DATA, 'account'], { email: 'meher.kaul@example.com' });
  await endSession(queryClient);
  expect(localStorage.getItem('currency_code')).toBe('USD');
  expect(storage.get('is_login')).toBeNull();
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(queryClient.getQueryData([OWN_DATA, 'account'])).toBeUndefined();
});

test('LOG-12 asking again may fail without taking away who is here', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  let isDown = false;
  globalThis.fetch = (() => Promise.resolve(isDown ? response(503, {}) : response(200, details))) as unknown as typeof fetch;
  const queryClient = new QueryClient();
  show(queryClient);
  expect(await screen.findByText('Meher 5 and 7')).toBeInTheDocument();
  isDown = true;
  await act(() => queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }));
  expect(queryClient.getQueryState(sessionQuery.queryKey)?.status).toBe('error');
  expect(screen.getByText('Meher 5 and 7')).toBeInTheDocument();
});

test('HIR-06 a stored account that the session no longer uses is replaced by the one it uses', async () => {
  storage.set('user_id', 'u_company');
  storage.set('is_login', 'true');
  const bodies: string[] = [];
  globalThis.fetch = ((_url: string, init: RequestInit) => {
    bodies.push(String(init.body));
    return Promise.resolve(
      bodies.length === 1 ? response(403, { status: 403, code: 'FORBIDDEN', detail: 'Not yours.' }) : response(200, details),
    );
  }) as unknown as typeof fetch;
  show();
  expect(await screen.findByText('Meher 5 and 7')).toBeInTheDocument();
  expect(bodies).toEqual(['{"user_id":"u_company"}', '{}']);
  expect(storage.get('user_id')).toBe('u_1');
});
