import { setUnreadNotifications } from '@alltalent/shared/api';
import { BELL_POLL_MS } from '@alltalent/shared/contracts';
import { type StubRequest, fakeApi, ok, problem } from '@alltalent/shared/testing';
import { act, screen } from '@testing-library/react';
import { aUser, clearStorage, rememberLogin, renderFrame } from '../testing/render-frame';

const DETAILS = '/api/user/get-user-details';
const COUNT = '/api/notifications/count';

const server = { unread: 0, isDown: false };
const response = () =>
  server.isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok({ status: 200, unread_notification_cnt: server.unread })();
const asked = (requests: readonly StubRequest[]) => requests.filter(({ path }) => path === COUNT).length;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const bell = () => screen.getByRole('link', { name: /^Notifications/u });

async function open(roles = '5') {
  rememberLogin();
  const requests = fakeApi({ [DETAILS]: ok(aUser({ unread_notification_cnt: 2, role_id: roles })), [COUNT]: response });
  const view = renderFrame();
  await pass(0);
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  return { ...view, requests };
}

function look(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  jest.useFakeTimers();
  clearStorage();
  Object.assign(server, { unread: 2, isDown: false });
});
afterEach(() => {
  look('visible');
  jest.useRealTimers();
});

test('HDR-02 the count follows within ten seconds, without asking more than every eight', async () => {
  const { requests } = await open();
  expect(BELL_POLL_MS).toBeLessThanOrEqual(10_000);
  server.unread = 130;
  await pass(10_000);
  expect(bell()).toHaveAccessibleName('Notifications, 130 unread');
  expect(bell()).toHaveTextContent('99+');
  await pass(4 * BELL_POLL_MS);
  expect(asked(requests)).toBe(5);
});

test('HDR-02 a hidden page requests nothing, and does so at once when the visitor is back', async () => {
  const { requests } = await open();
  look('hidden');
  await pass(100 * BELL_POLL_MS);
  expect(asked(requests)).toBe(0);
  server.unread = 3;
  look('visible');
  await pass(0);
  expect(asked(requests)).toBe(1);
  expect(bell()).toHaveAccessibleName('Notifications, 3 unread');
});

test('HDR-02 REL-27 while requests fail the count stays and is requested ever less often; after the first response all is as before', async () => {
  const { requests } = await open();
  server.isDown = true;
  await pass(40 * BELL_POLL_MS);
  expect(asked(requests)).toBeGreaterThan(3);
  expect(asked(requests)).toBeLessThan(12);
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  Object.assign(server, { isDown: false, unread: 4 });
  await pass(9 * BELL_POLL_MS);
  expect(bell()).toHaveAccessibleName('Notifications, 4 unread');
  const before = asked(requests);
  await pass(4 * BELL_POLL_MS);
  expect(asked(requests) - before).toBe(4);
});

test('HDR-02 what a page marked as read leaves the bell at once, and an earlier response does not bring it back', async () => {
  const { queryClient } = await open();
  let late: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (late = resolve));
  fakeApi({ [COUNT]: () => waiting.then(response) });
  await pass(BELL_POLL_MS);
  await act(() => setUnreadNotifications(queryClient, 0));
  await pass(0);
  expect(bell()).toHaveAccessibleName('Notifications, none unread');
  late();
  await pass(0);
  expect(bell()).toHaveAccessibleName('Notifications, none unread');
});

test('ROLE-01 SEC-29 nothing is asked for a visitor or a restricted user', async () => {
  const { requests, unmount } = await open('20,5');
  await pass(4 * BELL_POLL_MS);
  expect(asked(requests)).toBe(0);
  unmount();
  clearStorage();
  const visitors = fakeApi({});
  renderFrame();
  await pass(4 * BELL_POLL_MS);
  expect(asked(visitors)).toBe(0);
});
