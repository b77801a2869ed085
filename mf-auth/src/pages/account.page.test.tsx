import { aUser, fakeApi, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anAccount, aSession, PATHS, done, logOut, openPage, openSignedIn } from '../testing/account-page';
import { Component as AccountPage } from './account.page';

const ROUTE = '/account';
const open = (setup: Partial<Parameters<typeof openSignedIn>[0]> = {}) => openSignedIn({ page: <AccountPage />, route: ROUTE, ...setup });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const HOUR_MS = 3_600_000;

beforeEach(logOut);

test('JOIN-01 a visitor learns what the page is for, and the login comes back to its very address', async () => {
  fakeApi({});
  openPage(<AccountPage />, '/account?from=mail#password');
  await userEvent.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then /account?from=mail#password')).toBeVisible();
});

test('ROLE-01 a restricted user has no part in it, and nothing is asked', async () => {
  const { requests } = open({ roleId: '20' });
  expect(await screen.findByText('You do not have access')).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual([PATHS.details]);
});

test('HIR-06 who uses another account sees no page of its holder, and is led back to the own one', async () => {
  const acting = { person_id: 'u_leela', name: 'Leela Iyer', standing: 'guardian' as const };
  const refused = problem(503, 'UNAVAILABLE', 'Back in a moment.');
  const { requests } = open({
    responses: { [PATHS.details]: ok(aUser({ acting, role_id: '5' })), '/api/account/switch': refused },
  });
  expect(await screen.findByText('This page belongs to the holder of the account')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to my own account' }));
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({ account_id: 'u_leela' });
  expect(requests.map(({ path }) => path)).not.toContain(PATHS.account);
});

test('an account that does not load says so, and Try again brings it', async () => {
  let isDown = true;
  open({
    responses: {
      [PATHS.account]: () => (isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok({ status: 200, data: anAccount() })()),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account did not load');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await section('Contact')).getByText('asha.rao@example.com')).toBeVisible();
});

test('contact shows what is confirmed and what is not', async () => {
  open();
  const contact = await section('Contact');
  expect(contact.getByText('asha.rao@example.com')).toBeVisible();
  expect(contact.getByText('+91 9876543210')).toBeVisible();
  expect(contact.getByText('Confirmed')).toBeVisible();
  expect(contact.getByText('Not confirmed')).toBeVisible();
});

test('ROLE-01 only a guardian is led to the children', async () => {
  const { unmount } = open();
  await section('Contact');
  expect(screen.queryByRole('link', { name: 'Your children' })).not.toBeInTheDocument();
  unmount();
  open({ roleId: '9' });
  expect(await screen.findByRole('link', { name: 'Your children' })).toHaveAttribute('href', '/account/children');
});

test('MEM-01 only a talent is led to the membership', async () => {
  const { unmount } = open({ roleId: '7' });
  await section('Contact');
  expect(screen.queryByRole('region', { name: 'Membership' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Membership' })).not.toBeInTheDocument();
  unmount();
  open({ roleId: '5' });
  expect((await section('Membership')).getByRole('link', { name: 'Your membership' })).toHaveAttribute('href', '/account/membership');
  expect(screen.getByRole('link', { name: 'Membership' })).toHaveAttribute('href', '#membership');
});

test('LOG-10 ways in show what is linked, and offer what is configured', async () => {
  const ways = ok({ status: 200, data: { google: true, facebook: false, phone: true, visitor_dial_code: '' } });
  open({ account: { providers: ['facebook'] }, responses: { [PATHS.ways]: ways } });
  const list = await section('Ways in');
  expect(await list.findByRole('link', { name: 'Link Google' })).toHaveAttribute('href', '/google/redirect?to=/account');
  expect(list.getByText('Facebook')).toBeVisible();
  expect(list.getByText('Linked, but not in use on this site at the moment.')).toBeVisible();
});

test('ways in that do not load leave the rest of the page alone', async () => {
  open({ responses: { [PATHS.ways]: problem(503, 'UNAVAILABLE', 'Back in a moment.') } });
  expect(await (await section('Ways in')).findByRole('alert')).toHaveTextContent('More ways in did not load');
  expect((await section('Contact')).getByText('asha.rao@example.com')).toBeVisible();
});

test('LOG-11 logins are listed in words, this device marked, and one can be ended', async () => {
  const other = aSession({
    id: 's_2',
    device: 'Firefox on Windows',
    is_current: false,
    seen_at: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
  });
  const list = [[aSession(), other], [aSession()]];
  const { requests } = open({
    responses: {
      [PATHS.sessions]: () => ok({ status: 200, data: list.length > 1 ? list.shift() : list[0] })(),
      [PATHS.endSession]: done('That login is ended.'),
    },
  });
  const logins = await section('Where you are logged in');
  expect(await logins.findByText('This device')).toBeVisible();
  expect(logins.getByText('India, 3 hours ago')).toBeVisible();
  await userEvent.click(logins.getByRole('button', { name: 'End Firefox on Windows' }));
  expect(await logins.findByText('That login is ended.')).toBeVisible();
  expect(await logins.findByText('You are logged in nowhere else.')).toBeVisible();
  expect(requests.find(({ path }) => path === PATHS.endSession)?.body).toEqual({ session_id: 's_2' });
});

test('LOG-11 all other logins are ended at once; a failure says so and the button comes back', async () => {
  const sessions = ok({ status: 200, data: [aSession(), aSession({ id: 's_2', is_current: false })] });
  const { requests } = open({
    responses: { [PATHS.sessions]: sessions, [PATHS.endSession]: problem(503, 'UNAVAILABLE', 'Back in a moment.') },
  });
  const logins = await section('Where you are logged in');
  const button = await logins.findByRole('button', { name: 'End all others' });
  await userEvent.click(button);
  expect(await logins.findByRole('alert')).toHaveTextContent('Back in a moment.');
  expect(button).not.toHaveAttribute('aria-busy');
  expect(requests.find(({ path }) => path === PATHS.endSession)?.body).toEqual({ session_id: 'others' });
});

test('MEM-02 the terms show who accepted what and when, and a coming version with its day and a button', async () => {
  const upcoming_terms = { version: '2027-01-15', effective_on: '2027-01-15', summary: 'Renewals say their price first.' };
  const accepted = { version: '2027-01-15', accepted_at: '2026-11-21T08:00:00.000Z', how: 'account' } as const;
  const before = anAccount({ upcoming_terms });
  const after = anAccount({ upcoming_terms, accepted_terms: [accepted, ...before.accepted_terms] });
  let current = before;
  const { requests } = open({
    responses: {
      [PATHS.account]: () => ok({ status: 200, data: current })(),
      [PATHS.acceptTerms]: () => {
        current = after;
        return done('Accepted.')();
      },
    },
  });
  const terms = await section('Terms');
  expect(terms.getByText('Terms of use of 3 November 2026')).toBeVisible();
  expect(terms.getByText('Accepted on 5 November 2026, when you signed up')).toBeVisible();
  expect(terms.getByRole('heading', { name: 'New terms of use come into force on 15 January 2027' })).toBeVisible();
  expect(terms.getByText('Renewals say their price first.')).toBeVisible();
  await userEvent.click(terms.getByRole('button', { name: 'Accept the terms of 15 January 2027' }));
  expect(await terms.findByText('Accepted on 21 November 2026, on this page')).toBeVisible();
  expect(terms.getByText('Terms of use of 15 January 2027')).toBeVisible();
  expect(terms.queryByRole('button')).not.toBeInTheDocument();
  expect(requests.find(({ path }) => path === PATHS.acceptTerms)?.body).toEqual({ version: '2027-01-15' });
});

test('an anchor in the address is found once its section is there', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  open({ route: '/account#terms' });
  await section('Terms');
  await waitFor(() => expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Terms' })]));
});
