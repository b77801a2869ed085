import { storage } from '@alltalent/shared/api';
import { fakeApi, ok, offline } from '@alltalent/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, clearStorage, rememberLogin, renderFrame } from '../testing/render-frame';
// Loaded here, so that no test waits for its chunk.
import './upgrade-card';
import { CALM_MS, WAIT_MS } from './upgrade-card-host';

const DETAILS = '/api/user/get-user-details';
const ASKED = '/api/talent/get-subscription-popup-details';
const SHOWN = '/api/membership/upgrade-card-shown';
const CARD = { title: 'Send more applications', text: 'A membership has no limit.', action: 'See the membership', path: '/membership' };
const HOUR_MS = 3_600_000;

const offer = (card: typeof CARD | null = CARD) => ok({ status: 200, data: { is_member: 0, is_needed_to_apply: 0, plans: [], card } });
const shownCard = () => screen.queryByRole('complementary', { name: CARD.title });

type Setup = { readonly user?: Parameters<typeof aUser>[0]; readonly responses?: Parameters<typeof fakeApi>[0] };

/** The frame on its first page, for an account that is offered the card. */
async function open({ user, responses }: Setup = {}) {
  rememberLogin();
  const requests = fakeApi({ [DETAILS]: ok(aUser(user)), [ASKED]: offer(), [SHOWN]: ok({ status: 200 }), ...responses });
  const frame = renderFrame({ path: '/talents' });
  await pass(0);
  const asked = (path: string) => requests.filter((request) => request.path === path);
  return { ...frame, asked, goTo: (path: string) => act(() => frame.router.navigate(path)) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Time until a page is calm, idle and its card there. */
const calm = () => pass(CALM_MS + 4000);

beforeEach(() => {
  jest.useFakeTimers();
  clearStorage();
  storage.remove('upgrade_card_shown_at');
  document.cookie = 'cookie_choice=needed; path=/';
  document.cookie = 'XSRF-TOKEN=token; path=/';
});
afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'cookie_choice=; path=/; max-age=0';
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
});

test('MEM-01 the card comes on a second page that was left alone for a while, takes no focus, and the server is told', async () => {
  const { asked, goTo } = await open();
  await calm();
  expect(asked(ASKED)).toHaveLength(0);
  await goTo('/jobs');
  await pass(CALM_MS - 1);
  expect(asked(ASKED)).toHaveLength(0);
  await calm();
  expect(within(shownCard() as HTMLElement).getByRole('link', { name: CARD.action })).toHaveAttribute('href', '/membership');
  expect(document.activeElement?.closest('aside')).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked(SHOWN)).toEqual([expect.objectContaining({ method: 'POST' })]);
});

test.each([
  ['a client', { role_id: '7' }],
  ['an account with two sides that shows the client side', { role_id: '7,5' }],
  ['a guardian', { role_id: '9' }],
  ['a restricted account', { role_id: '20' }],
  ['a member', { has_premium: 1 as const }],
])('MEM-01 %s is not asked about', async (_who, user) => {
  const { asked, goTo } = await open({ user });
  await goTo('/jobs');
  await calm();
  expect([asked(ASKED), shownCard()]).toEqual([[], null]);
});

test.each(['/checkout/monthly', '/membership', '/account', '/account/membership', '/frontend/logout', '/jobs/1-lead', '/post-a-job'])(
  'MEM-01 %s is left alone, and hides a card that is there',
  async (path) => {
    const { asked, goTo } = await open();
    await goTo(path);
    await calm();
    expect(asked(ASKED)).toHaveLength(0);
    await goTo('/jobs');
    await calm();
    expect(shownCard()).toBeVisible();
    await goTo(path);
    expect(shownCard()).not.toBeInTheDocument();
  },
);

test('MEM-01 while a dialog is open or something is typed, it waits', async () => {
  const { asked, goTo } = await open();
  await goTo('/jobs');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await calm();
  expect(asked(ASKED)).toHaveLength(0);
  dialog.remove();
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  await pass(WAIT_MS);
  expect(asked(ASKED)).toHaveLength(0);
  input.remove();
  await pass(WAIT_MS + 4000);
  expect(shownCard()).toBeVisible();
});

test.each([
  ['the button', () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard('{Escape}')],
])('MEM-01 %s dismisses it for this visit', async (_how, dismiss) => {
  const { asked, goTo } = await open();
  await goTo('/jobs');
  await calm();
  await dismiss();
  expect(shownCard()).not.toBeInTheDocument();
  await goTo('/success');
  await calm();
  expect([asked(ASKED).length, asked(SHOWN).length, shownCard()]).toEqual([1, 1, null]);
});

test('MEM-01 it is not asked for twice a day, even when the server never heard that it was shown', async () => {
  const first = await open({ responses: { [SHOWN]: offline } });
  await first.goTo('/jobs');
  await calm();
  expect(shownCard()).toBeVisible();
  first.unmount();
  const second = await open();
  await second.goTo('/jobs');
  await calm();
  expect([second.asked(ASKED), shownCard()]).toEqual([[], null]);
  second.unmount();
  jest.setSystemTime(Date.now() + 24 * HOUR_MS);
  const third = await open();
  await third.goTo('/jobs');
  await calm();
  expect(shownCard()).toBeVisible();
});

test.each([
  ['offers nothing', offer(null)],
  ['is away', offline],
])('MEM-01 a server that %s is asked once, and nothing is shown or stored', async (_what, response) => {
  const { asked, goTo } = await open({ responses: { [ASKED]: response } });
  await goTo('/jobs');
  await calm();
  await goTo('/success');
  await calm();
  expect([asked(ASKED).length, asked(SHOWN).length, shownCard()]).toEqual([1, 0, null]);
  expect(localStorage.getItem('upgrade_card_shown_at')).toBeNull();
});
