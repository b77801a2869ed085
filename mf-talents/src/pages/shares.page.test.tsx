import type { SentShare } from '@alltalent/shared/contracts';
import { joinPanelAtom } from '@alltalent/shared/state';
import { screen, waitFor, within } from '@alltalent/shared/testing';
import { logIn, logOut } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { ok, problem, stubApi, type StubApi } from '../testing/stub-api';

const MANAGE = 'm'.repeat(43);

const aShare = (change: Partial<SentShare> = {}): SentShare => ({
  id: 7,
  receiver_name: 'Dev Marwah',
  description: 'First picks for the tea film.',
  created_at: '2026-11-20T10:00:00.000Z',
  works_until: '2026-12-20',
  state: 'open',
  has_passcode: 0,
  views: 4,
  last_viewed_at: '2026-11-21T10:00:00.000Z',
  profiles: [
    { talent_id: 1, name: 'Kiara Sen', slug: 'kiara-sen', answer: 'yes', comment: 'She has the silence.' },
    { talent_id: 2, name: 'Ishaan Verma', slug: 'ishaan-verma', answer: 'maybe', comment: '' },
    { talent_id: 3, name: '', slug: '', answer: null, comment: '' },
  ],
  ...change,
});

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  logOut();
  document.cookie = 'XSRF-TOKEN=t; path=/';
});

/** Revoking changes what is answered afterwards, as in the backend. */
function stubShares(shares: readonly SentShare[]): void {
  let stopped: readonly number[] = [];
  const now = () => shares.map((share) => (stopped.includes(share.id) ? { ...share, state: 'stopped' } : share));
  api.respond(`/api/shares/${MANAGE}`, () => ok({ status: 200, data: now()[0] }));
  api.respond('/api/shares/revoke', ({ body }) => {
    const { id } = body as { readonly id?: number };
    stopped = [...stopped, id ?? shares[0]?.id ?? 0];
    return ok({ status: 200, message: 'The link works no more.' });
  });
  api.respond('/api/shares', () => ok({ status: 200, data: now() }));
}

const open = (shares: readonly SentShare[] = [aShare()]) => {
  logIn(api);
  stubShares(shares);
  return openSite('/shares');
};
const share = async (name = 'Dev Marwah') => within(await screen.findByRole('article', { name }));

test('a visitor learns what the page is for, and logs in to come back to it', async () => {
  const { user, store } = openSite('/shares');
  await user.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(store.get(joinPanelAtom)).toMatchObject({ isOpen: true, returnTo: '/shares' });
  expect(api.requestsOf('/api/shares')).toEqual([]);
});

test('SHR-05 a share tells its receiver, its days, its views, and what was said to whom', async () => {
  const { user } = open();
  const record = await share();
  expect(record.getByText('Works until 20 December 2026')).toBeVisible();
  expect(record.getByText(/^3 profiles, 20 November 2026/u)).toBeVisible();
  expect(record.getByText('1 yes, 1 maybe')).toBeVisible();
  expect(record.getByText(/^Seen 4 times, last on 21 November 2026/u)).toBeVisible();
  expect(record.getByText('She has the silence.')).not.toBeVisible();
  await user.click(record.getByText('Answers to each profile'));
  const [kiara, , hidden] = record.getAllByRole('listitem');
  expect(kiara).toHaveTextContent('Kiara SenYesShe has the silence.');
  expect(within(kiara ?? document.body).getByRole('link')).toHaveAttribute('href', '/kiara-sen');
  expect(hidden).toHaveTextContent('A profile that is not public any moreNo answer');
  expect(screen.getByText(/We keep no copy of a link/u)).toBeVisible();
});

test('one that nobody opened, one that is over and one with a passcode say so', async () => {
  open([
    aShare({ id: 1, receiver_name: 'One', views: 0, last_viewed_at: null, profiles: [] }),
    aShare({ id: 2, receiver_name: 'Two', state: 'ended', views: 1 }),
    aShare({ id: 3, receiver_name: 'Three', has_passcode: 1 }),
  ]);
  expect((await share('One')).getByText('Not seen yet')).toBeVisible();
  expect((await share('One')).getByText('No answer yet')).toBeVisible();
  expect((await share('Two')).getByText('Ended on 20 December 2026')).toBeVisible();
  expect((await share('Two')).getByText(/^Seen once/u)).toBeVisible();
  expect((await share('Two')).queryByRole('button', { name: /^Stop/u })).not.toBeInTheDocument();
  expect((await share('Three')).getByText('Passcode')).toBeVisible();
});

test('a link is stopped after a question, and says so afterwards', async () => {
  const { user } = open();
  await user.click((await share()).getByRole('button', { name: 'Stop the link to Dev Marwah' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop the link to Dev Marwah?' });
  expect(api.requestsOf('/api/shares/revoke')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Stop the link' }));
  expect(await (await share()).findByText('This link is no longer available.')).toBeVisible();
  expect(api.requestsOf('/api/shares/revoke')).toMatchObject([{ body: { id: 7 } }]);
  expect((await share()).getByText('Stopped')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a stop that failed says so in the dialog and can be tried again', async () => {
  const { user } = open();
  api.respond('/api/shares/revoke', () => problem(503));
  await user.click((await share()).getByRole('button', { name: 'Stop the link to Dev Marwah' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Stop the link' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect((await share()).getByText('Works until 20 December 2026')).toBeVisible();
});

test('nobody shared with yet leads to the talent', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Nothing shared yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse talent' })).toHaveAttribute('href', '/talents');
});

test('shares that did not load can be asked for again', async () => {
  logIn(api);
  api.respond('/api/shares', () => problem(500));
  const { user } = openSite('/shares');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your shares did not load');
  stubShares([aShare()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await share()).getByText('1 yes, 1 maybe')).toBeVisible();
});

test('SHR-05 a sender without an account manages one share by the mailed address', async () => {
  stubShares([aShare()]);
  const { user } = openSite(`/shares/${MANAGE}`);
  expect((await share()).getByText('She has the silence.')).toBeVisible();
  await user.click((await share()).getByRole('button', { name: 'Stop the link to Dev Marwah' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop the link' }));
  expect(await (await share()).findByText('This link is no longer available.')).toBeVisible();
  expect(api.requestsOf('/api/shares/revoke')).toMatchObject([{ body: { token: MANAGE } }]);
});

test.each([404, 400])('an address that manages nothing (%d) says so', async (status) => {
  api.respond('/api/shares/', () => problem(status));
  openSite(`/shares/${MANAGE}`);
  expect(await screen.findByRole('heading', { name: 'There is no such share' })).toBeVisible();
});

test('SEC-44 a comment is text, never markup', async () => {
  const comment = '<img src=x onerror="window.__x = 1">';
  stubShares([aShare({ profiles: [{ talent_id: 1, name: 'Kiara Sen', slug: 'kiara-sen', answer: 'no', comment }] })]);
  openSite(`/shares/${MANAGE}`);
  expect((await share()).getByText(comment)).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
