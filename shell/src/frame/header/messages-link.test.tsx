import { setUnreadMessages } from '@alltalent/shared/api';
import { FakeEventSource, type StubRequest, fakeApi, ok } from '@alltalent/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { aUser, clearStorage, rememberLogin, renderFrame } from '../testing/render-frame';

const UNREAD = '/api/threads/unread';
const BELL = '/api/notifications/count';
const server = { unread: 3 };
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const asked = (requests: readonly StubRequest[], path = UNREAD) => requests.filter((request) => request.path === path).length;
const link = () => screen.queryByRole('link', { name: /^Messages, / });

async function open(roles = '5') {
  rememberLogin();
  const requests = fakeApi({
    '/api/user/get-user-details': ok(aUser({ unread_notification_cnt: 0, role_id: roles })),
    [UNREAD]: () => ok({ status: 200, unread: server.unread })(),
    [BELL]: ok({ status: 200, unread_notification_cnt: 4 }),
  });
  const view = renderFrame();
  await pass(0);
  // The number is asked for once it is known who is here.
  for (let step = 0; step < 4; step += 1) await pass(1);
  return { ...view, requests };
}

beforeEach(() => {
  jest.useFakeTimers();
  clearStorage();
  FakeEventSource.install();
  server.unread = 3;
  document.title = 'Jobs | All Talent';
});
afterEach(() => {
  FakeEventSource.remove();
  jest.useRealTimers();
});

test('HIR-02 the header, the menu and the title say how many messages are unread', async () => {
  const { queryClient } = await open();
  expect(link()).toHaveAccessibleName('Messages, 3 unread');
  expect(link()).toHaveAttribute('href', '/messages');
  expect(document.title).toBe('(3) Jobs | All Talent');
  document.title = 'Talent | All Talent';
  await pass(0);
  expect(document.title).toBe('(3) Talent | All Talent');
  act(() => screen.getByRole('button', { name: /^Account menu/u }).click());
  expect(within(screen.getByRole('link', { name: /Messages\s*3 unread/u })).getByText('3 unread')).toBeInTheDocument();
  await act(() => setUnreadMessages(queryClient, 0));
  await pass(0);
  expect(link()).toHaveAccessibleName('Messages, none unread');
  expect(document.title).toBe('Talent | All Talent');
});

test('HIR-02 an event brings the new number; with a stream, an idle page asks less than once in twenty seconds', async () => {
  const { requests } = await open();
  act(() => FakeEventSource.last.open());
  server.unread = 4;
  act(() => FakeEventSource.last.send('messages', 12));
  await pass(0);
  expect(link()).toHaveAccessibleName('Messages, 4 unread');
  act(() => FakeEventSource.last.send('notifications', 0));
  await pass(0);
  expect(screen.getByRole('link', { name: 'Notifications, 4 unread' })).toBeInTheDocument();
  const before = requests.length;
  await pass(10 * 60_000);
  expect(requests.length - before).toBeLessThan(30);
  expect(FakeEventSource.all).toHaveLength(1);
});

test('HIR-02 without a stream the bell asks every eight seconds, and the messages are asked for every twenty', async () => {
  const { requests } = await open();
  for (let failures = 0; failures < 3; failures += 1) {
    act(() => FakeEventSource.last.refuse());
    await pass(20_000);
  }
  const before = [asked(requests), asked(requests, BELL)] as const;
  await pass(60_000);
  expect(asked(requests) - before[0]).toBe(3);
  expect(asked(requests, BELL) - before[1]).toBeGreaterThanOrEqual(7);
});

test.each(['9', '1', '20,5'])('HIR-02 ROLE-01 role %s has no messages in the header', async (roles) => {
  const { requests } = await open(roles);
  expect(link()).toBeNull();
  expect(asked(requests)).toBe(0);
});
