import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { toastsAtom } from '@alltalent/shared/state';
import { fakeApi, ok, problem } from '@alltalent/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, clearStorage, rememberLogin, renderFrame } from '../testing/render-frame';

const DETAILS = '/api/user/get-user-details';
const LIST = '/api/account/delegated';
const SWITCH = '/api/account/switch';
const OWN = { account_id: 'u_leela', name: 'Leela Iyer' };
const TARA = { account_id: 'c_tara', name: 'Tara Iyer', standing: 'guardian' };
const FILMS = { account_id: 'u_ritu', name: 'Lotus Films', standing: 'viewer' };

const leela = aUser({ user_id: 'u_leela', first_name: 'Leela', last_name: 'Iyer', role_id: '9', other_accounts: 2 });
const asTara = aUser({
  user_id: 'c_tara',
  first_name: 'Tara',
  last_name: 'Iyer',
  acting: { person_id: 'u_leela', name: 'Leela Iyer', standing: 'guardian' },
  other_accounts: 2,
});
const accounts = (currentId: string) => ok({ status: 200, data: { own: OWN, current_id: currentId, accounts: [TARA, FILMS] } });
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  clearStorage();
  rememberLogin();
});

async function openList() {
  await userEvent.click(await screen.findByRole('button', { name: /Account menu/u }));
  return within(await screen.findByRole('region', { name: 'Accounts you can use' }));
}

test('HIR-06 the account menu lists the accounts a person can use, as what, and marks the one in use', async () => {
  const requests = fakeApi({ [DETAILS]: ok(leela), [LIST]: accounts('u_leela'), [SWITCH]: never });
  renderFrame();
  const list = await openList();
  const own = await list.findByRole('button', { name: /Leela Iyer Your own account/u });
  expect(own).toHaveAttribute('aria-current', 'true');
  expect(list.getByRole('button', { name: /Lotus Films Team, as a viewer/u })).toBeVisible();
  await userEvent.click(own);
  await userEvent.click(list.getByRole('button', { name: /Tara Iyer Child you act for/u }));
  expect(list.getByRole('button', { name: /Tara Iyer/u })).toHaveAttribute('aria-busy', 'true');
  expect(requests.filter(({ path }) => path === SWITCH).map(({ body }) => body)).toEqual([{ account_id: 'c_tara' }]);
});

test('HIR-06 a list that does not load says so and is asked for again', async () => {
  let isDown = true;
  fakeApi({ [DETAILS]: ok(leela), [LIST]: () => (isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment') : accounts('u_leela'))() });
  renderFrame();
  const list = await openList();
  expect(await list.findByText('The accounts you can use did not load')).toBeVisible();
  isDown = false;
  await userEvent.click(list.getByRole('button', { name: /try again/iu }));
  expect(await list.findByRole('button', { name: /Tara Iyer/u })).toBeVisible();
});

test('HIR-06 a switch that is refused says why, and the buttons work again', async () => {
  fakeApi({ [DETAILS]: ok(leela), [LIST]: accounts('u_leela'), [SWITCH]: problem(404, 'NOT_FOUND', 'This account is not open to you.') });
  const { store } = renderFrame();
  const list = await openList();
  await userEvent.click(await list.findByRole('button', { name: /Tara Iyer/u }));
  expect(await screen.findByText('This account is not open to you.')).toBeVisible();
  expect(store.get(toastsAtom)).toHaveLength(1);
  expect(list.getByRole('button', { name: /Tara Iyer/u })).not.toHaveAttribute('aria-busy');
});

test('HIR-06 a line above every page says whose account is in use, with the way back', async () => {
  const requests = fakeApi({ [DETAILS]: ok(asTara), [SWITCH]: never });
  renderFrame({ path: '/talent/applications' });
  const bar = within(await screen.findByRole('complementary', { name: 'Account in use' }));
  expect(bar.getByText('You are acting for Tara Iyer as a parent or guardian.')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Back to my own account' }));
  expect(requests.at(-1)).toMatchObject({ path: SWITCH, body: { account_id: 'u_leela' } });
});

test('HIR-06 nobody without another account sees a list or a line', async () => {
  const requests = fakeApi({ [DETAILS]: ok(aUser()) });
  renderFrame();
  await userEvent.click(await screen.findByRole('button', { name: /Account menu/u }));
  expect(screen.queryByRole('region', { name: 'Accounts you can use' })).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Account in use' })).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain(LIST);
});

test('HIR-06 a page that shows another account than the session uses says so once and offers to load again', async () => {
  const SWITCHED = problem(409, 'ACCOUNT_SWITCHED', 'You switched to another account in another tab.');
  fakeApi({ [DETAILS]: ok(aUser()), '/api/account': SWITCHED });
  const { store } = renderFrame();
  expect(await screen.findByText('Meher')).toBeVisible();
  await act(() => Promise.allSettled([request(ENDPOINTS.account, {}), request(ENDPOINTS.account, {})]));
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([
    'You switched to another account in another tab. This page still shows the other one.',
  ]);
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});
