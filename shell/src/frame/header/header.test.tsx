import { fakeApi, ok, problem } from '@alltalent/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, clearStorage, rememberLogin, renderFrame } from '../testing/render-frame';

const DETAILS = '/api/user/get-user-details';

const header = () => within(screen.getByRole('banner'));

beforeEach(clearStorage);

test('HDR-01 a visitor sees the five entries and JOIN NOW', () => {
  fakeApi({});
  renderFrame();
  expect(header().getByRole('button', { name: 'ABOUT US' })).toBeVisible();
  for (const [name, to] of [
    ['JOBS', '/jobs'],
    ['SUCCESS', '/success'],
    ['CAREER', '/career'],
    ['CONTACT', '/contactus'],
  ]) {
    expect(header().getByRole('link', { name })).toHaveAttribute('href', to);
  }
  expect(header().getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
});

test('HDR-02 a signed-in user sees the unread count, first name and the Premium User badge', async () => {
  rememberLogin();
  fakeApi({ [DETAILS]: ok(aUser({ unread_notification_cnt: 12, has_premium: 1 })) });
  renderFrame();
  const bell = await header().findByRole('link', { name: 'Notifications, 12 unread' });
  expect(bell).toHaveAttribute('href', '/notifications');
  expect(bell).toHaveTextContent('12');
  await userEvent.click(header().getByRole('button', { name: /Account menu, .*Meher/u }));
  expect(header().getByText('Meher Kaul')).toBeVisible();
  expect(header().getByText('Premium User')).toBeVisible();
});

test.each([
  { unread: 0, shown: '', label: 'Notifications, none unread' },
  { unread: 99, shown: '99', label: 'Notifications, 99 unread' },
  { unread: 1234, shown: '99+', label: 'Notifications, 1234 unread' },
])('HDR-02 with $unread unread the bell shows "$shown"', async ({ unread, shown, label }) => {
  rememberLogin();
  fakeApi({ [DETAILS]: ok(aUser({ unread_notification_cnt: unread })) });
  renderFrame();
  expect((await header().findByRole('link', { name: label })).textContent).toBe(shown);
});

test('HDR-02 without a photo the dropdown shows the initials, and no badge without premium', async () => {
  rememberLogin();
  fakeApi({ [DETAILS]: ok(aUser({ first_name: 'Ritu', last_name: 'Khanna' })) });
  renderFrame();
  const opener = await header().findByRole('button', { name: /Account menu/u });
  expect(opener).toHaveTextContent('RK');
  await userEvent.click(opener);
  expect(header().queryByText('Premium User')).not.toBeInTheDocument();
});

test('HDR-03 the logo and the account menu follow the role', async () => {
  rememberLogin();
  fakeApi({ [DETAILS]: ok(aUser({ role_id: '7' })) });
  renderFrame();
  await userEvent.click(await header().findByRole('button', { name: /Account menu/u }));
  expect(header().getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('href', '/client/dashboard');
  expect(header().getByRole('link', { name: /All Talent(?! )/u })).toHaveAttribute('href', '/client/dashboard');
});

test('the account menu closes on Escape and gives focus back', async () => {
  rememberLogin();
  fakeApi({ [DETAILS]: ok(aUser()) });
  renderFrame();
  const opener = await header().findByRole('button', { name: /Account menu/u });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
});

test('LOG-12 while the details load there is a skeleton and never JOIN NOW', async () => {
  rememberLogin();
  let response: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (response = resolve));
  fakeApi({ [DETAILS]: () => waiting.then(ok(aUser())) });
  renderFrame();
  expect(header().getByRole('status', { name: 'Loading your account' })).toBeVisible();
  expect(header().queryByRole('button', { name: 'JOIN NOW' })).not.toBeInTheDocument();
  response();
  expect(await header().findByText('Meher')).toBeVisible();
});

test('LOG-12 when the details fail the header says so, retries and offers the way out', async () => {
  rememberLogin();
  let tries = 0;
  fakeApi({ [DETAILS]: () => ((tries += 1) === 1 ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok(aUser())()) });
  renderFrame();
  expect(await header().findByText('Account not loaded')).toBeVisible();
  expect(header().getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/frontend/logout');
  await userEvent.click(header().getByRole('button', { name: 'Retry' }));
  expect(await header().findByText('Meher')).toBeVisible();
});

test('LOG-11 a session that the server does not know becomes a visitor, and the flags go', async () => {
  rememberLogin();
  fakeApi({ [DETAILS]: problem(401, 'NOT_SIGNED_IN', 'Please log in.') });
  renderFrame();
  expect(await header().findByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  expect(localStorage.getItem('is_login')).toBeNull();
});
