import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useSession } from './session';
import { storage } from './storage';

const details = { user_id: 'u_1', first_name: 'Meher', last_name: 'Kaul', role_id: '5,7' };

function answer(status: number, body: unknown): Response {
  return { ok: status < 400, status, json: () => Promise.resolve(body), headers: { get: () => 'r1' } } as unknown as Response;
}

function Who() {
  const session = useSession();
  if (session.status === 'ready') return <p>{`${session.user.first_name} ${session.roles.join(' and ')}`}</p>;
  return <p>{session.status}</p>;
}

function show() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Who />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  storage.remove('user_id', 'is_login');
  document.cookie = 'XSRF-TOKEN=t; path=/';
});

test('LOG-12 without a stored user_id nothing is asked, and the visitor is anonymous', async () => {
  const calls = jest.fn();
  globalThis.fetch = calls;
  show();
  expect(await screen.findByText('anonymous')).toBeInTheDocument();
  expect(calls).not.toHaveBeenCalled();
});

test('LOG-12 with a stored user_id the details are asked for once, and role_id is split into roles', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  const calls = jest.fn(() => Promise.resolve(answer(200, details)));
  globalThis.fetch = calls as unknown as typeof fetch;
  show();
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('Meher 5 and 7')).toBeInTheDocument();
  expect(calls).toHaveBeenCalledTimes(1);
});

test('LOG-12 a failure clears the loading state and raises the error flag', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  globalThis.fetch = (() => Promise.resolve(answer(503, {}))) as unknown as typeof fetch;
  show();
  expect(await screen.findByText('failed')).toBeInTheDocument();
});

test('LOG-11 a session the server does not know clears the local flags', async () => {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  const problem = { status: 401, code: 'NOT_SIGNED_IN', detail: 'Please log in.' };
  globalThis.fetch = (() => Promise.resolve(answer(401, problem))) as unknown as typeof fetch;
  show();
  expect(await screen.findByText('anonymous')).toBeInTheDocument();
  expect(storage.get('is_login')).toBeNull();
});
