import { fakeApi, offline, problem, screen, userEvent } from '@alltalent/shared/testing';
import { done, logOut, openPage } from '../testing/account-page';
import { Component as UnlockPage } from './unlock.page';

const UNLOCK = '/api/user/unlock';
const url = () => screen.getByRole('status', { name: 'Address' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Open my login' }));

beforeEach(logOut);

test('the token leaves the address at once, and only a press of the button sends it', async () => {
  const requests = fakeApi({ [UNLOCK]: done('Your login is open again.') });
  openPage(<UnlockPage />, '/account/unlock#tok_en-1');
  expect(url()).toHaveTextContent(/^\/account\/unlock$/u);
  expect(requests).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your login is open' })).toBeVisible();
  expect(requests).toEqual([{ method: 'POST', path: UNLOCK, body: { token: 'tok_en-1' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then /')).toBeVisible();
});

test('a used or late link says what to do', async () => {
  fakeApi({ [UNLOCK]: problem(422, 'CODE_INVALID', 'This link was used already, or is too old.') });
  openPage(<UnlockPage />, '/account/unlock#used');
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  expect(screen.getByText('This link was used already, or is too old.')).toBeVisible();
  expect(screen.getByText(/a new mail with a new link comes/u)).toBeVisible();
});

test('a link without its token is not sent anywhere', () => {
  fakeApi({});
  openPage(<UnlockPage />, '/account/unlock');
  expect(screen.getByText(/The link is not complete/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open my login' })).not.toBeInTheDocument();
});

test('without an answer the link is kept for another press', async () => {
  let isDown = true;
  fakeApi({ [UNLOCK]: () => (isDown ? offline() : done('')()) });
  openPage(<UnlockPage />, '/account/unlock#token');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/u);
  isDown = false;
  await press();
  expect(await screen.findByText('You can log in again.')).toBeVisible();
});
