import { setUnreadNotifications } from '@alltalent/shared/api';
import type { OwnApplicationsResponse } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aJobLine, anApplication, anInvitation, applicationsOf } from '../testing/applications';
import { findTitle, openPage } from '../testing/open-page';
import { aUser, signIn } from '../testing/signed-in';

const LIST = '/api/applications';
const WITHDRAW = '/api/applications/withdraw';
const DECLINE = '/api/applications/decline-invitation';
const NOON = Date.parse('2026-11-22T06:30:00Z');

const viewed = anApplication({
  stage: 'viewed',
  note: 'I speak Kashmiri.',
  history: [
    { stage: 'sent', at: '2026-11-18T09:00:00.000Z', text: '' },
    { stage: 'viewed', at: '2026-11-20T09:00:00.000Z', text: 'Thank you, we are reading.' },
  ],
});
const booked = anApplication({
  id: 13,
  role: 'Dancer',
  stage: 'booked',
  may_withdraw: false,
  job: aJobLine({ id: 9, title: 'Monsoon stage', state: 'closed' }),
});

function stubApplications(first: OwnApplicationsResponse, more: Parameters<typeof signIn>[1] = {}) {
  let response = first;
  const requests = signIn(aUser({ role_id: '5' }), { [LIST]: () => ok(response)(), ...more });
  const sent = (path: string) => requests().findLast((call) => call.path === path)?.body;
  return { sent, requests, change: (next: OwnApplicationsResponse) => void (response = next) };
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, advanceTimers: true });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.useRealTimers());

test('an application tells its part, its job, where it stands in a word, and how it came there', async () => {
  stubApplications(applicationsOf([viewed]));
  openPage('/talent/applications');
  const noor = await card('Noor, lead');
  expect(noor.getByRole('link', { name: 'Lead, coming-of-age feature' })).toHaveAttribute('href', '/jobs/7-lead-coming-of-age-feature');
  expect(noor.getByText('Mumbai · 12–28 Jan · Closes in 2 days')).toBeVisible();
  expect(noor.getByText('I speak Kashmiri.')).toBeVisible();
  const [sent, seen] = within(noor.getByRole('list', { name: 'Status of Noor, lead' })).getAllByRole('listitem');
  expect(sent).toHaveTextContent(/^Sent18 Nov/u);
  expect(seen).toHaveTextContent(/^Viewed20 Nov.*Thank you, we are reading\.$/u);
  expect(await findTitle()).toHaveTextContent('My applications');
});

test('HIR-01 an offer leads to its answer and a booking to its call sheet; no other stage does', async () => {
  const offer = anApplication({ id: 14, role: 'The rider', stage: 'offer', may_withdraw: false });
  stubApplications(applicationsOf([viewed, offer]));
  openPage('/talent/applications');
  const rider = await card('The rider');
  expect(rider.getByText(/^Paper Kite Films made you an offer\./u)).toBeVisible();
  expect(rider.getByRole('link', { name: 'Read and answer your offers' })).toHaveAttribute('href', '/offers');
  expect((await card('Noor, lead')).queryByRole('link', { name: /offers|bookings/u })).not.toBeInTheDocument();
});

test('HIR-04 a booked application leads to the bookings', async () => {
  stubApplications(applicationsOf([booked]));
  openPage('/talent/applications?show=finished');
  expect(await screen.findByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/bookings');
});

test('anyone who keeps the application is told nothing, and nothing is sent', async () => {
  const { sent } = stubApplications(applicationsOf([viewed]), { [WITHDRAW]: ok(applicationsOf([])) });
  openPage('/talent/applications');
  await userEvent.click((await card('Noor, lead')).getByRole('button', { name: 'Withdraw from Noor, lead' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(WITHDRAW)).toBeUndefined();
  expect(screen.queryByText(/^Toast/u)).not.toBeInTheDocument();
});

test('an application is withdrawn after a question, and a message confirms it', async () => {
  const withdrawn = { ...viewed, stage: 'withdrawn', may_withdraw: false } as const;
  const { sent } = stubApplications(applicationsOf([viewed]), { [WITHDRAW]: ok(applicationsOf([withdrawn])) });
  openPage('/talent/applications');
  await userEvent.click((await card('Noor, lead')).getByRole('button', { name: 'Withdraw from Noor, lead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your application?' }));
  expect(sent(WITHDRAW)).toBeUndefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent(WITHDRAW)).toEqual({ id: 12 }));
  expect(await screen.findByText('Toast: Your application for “Noor, lead” is withdrawn')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: 'Finished 1' }));
  expect((await card('Noor, lead')).getByText('Withdrawn')).toBeVisible();
});

test('from an offer on there is nothing to withdraw', async () => {
  stubApplications(applicationsOf([anApplication({ stage: 'offer', may_withdraw: false })]));
  openPage('/talent/applications');
  expect((await card('Noor, lead')).getByText('Offer')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Withdraw/u })).not.toBeInTheDocument();
});

test('a withdrawal that came too late says so, and the page shows what is', async () => {
  const { change } = stubApplications(applicationsOf([viewed]), {
    [WITHDRAW]: problem(409, 'APPLICATION_SETTLED', 'An offer stands. Please answer it.'),
  });
  openPage('/talent/applications');
  await userEvent.click((await card('Noor, lead')).getByRole('button', { name: /^Withdraw/u }));
  change(applicationsOf([anApplication({ stage: 'self-tape' })]));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('An offer stands. Please answer it.');
  expect(screen.queryByText(/^Toast/u)).not.toBeInTheDocument();
  expect(await screen.findByText('Self-tape requested')).toBeInTheDocument();
});

test('what has its final answer is finished, and the address keeps what is shown', async () => {
  stubApplications(applicationsOf([viewed, booked], [anInvitation({ state: 'declined' })]));
  const { router } = openPage('/talent/applications');
  await card('Noor, lead');
  expect(screen.queryByRole('article', { name: 'Dancer' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Finished 1' }));
  expect((await card('Dancer')).getByText('Booked')).toBeVisible();
  expect((await card('Dancer')).getByText(/Applications closed$/u)).toBeVisible();
  expect((await card('The host')).getByText('You declined')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Noor, lead' })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?show=finished');
});

test.each([12, 13])('the address of application %d leads to it, with the focus, wherever it stands', async (id) => {
  stubApplications(applicationsOf([viewed, booked]));
  openPage(`/talent/applications#application-${id}`);
  const target = await screen.findByRole('article', { name: id === 12 ? 'Noor, lead' : 'Dancer' });
  await waitFor(() => expect(target).toHaveFocus());
  expect(target.scrollIntoView).toHaveBeenCalled();
});

test('invitations stand on top, and lead to the call and to its form', async () => {
  stubApplications(applicationsOf([viewed], [anInvitation(), anInvitation({ id: 4, role: 'Applied', state: 'applied' })]));
  openPage('/talent/applications');
  const host = await card('The host');
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['invitation-3', 'application-12']);
  expect(host.getByText('We loved your market film.')).toBeVisible();
  expect(host.getByRole('link', { name: 'Apply for The host' })).toHaveAttribute('href', '/jobs/8-street-food-creator#apply');
  expect(host.getByRole('link', { name: 'See the call for The host' })).toHaveAttribute('href', '/jobs/8-street-food-creator');
});

test('an invitation is declined after a question', async () => {
  const { sent } = stubApplications(applicationsOf([viewed], [anInvitation()]), {
    [DECLINE]: ok(applicationsOf([viewed], [anInvitation({ state: 'declined' })])),
  });
  openPage('/talent/applications');
  await userEvent.click((await card('The host')).getByRole('button', { name: 'Decline The host' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'The host' })).not.toBeInTheDocument());
  expect(sent(DECLINE)).toEqual({ id: 3 });
});

test('an invitation can be reported to staff', async () => {
  const { sent } = stubApplications(applicationsOf([], [anInvitation()]), { '/api/reports': ok({ status: 200, message: 'Thank you.' }) });
  openPage('/talent/applications');
  await userEvent.click((await card('The host')).getByRole('button', { name: 'Report the invitation of Dabba & Co.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this invitation' }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'It asks for money' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  await waitFor(() => expect(sent('/api/reports')).toMatchObject({ subject: 'invitation', subject_id: 3, reason: 'fee' }));
});

test('when the bell rings the applications are asked for again', async () => {
  const { change } = stubApplications(applicationsOf([viewed]));
  const { queryClient } = openPage('/talent/applications');
  await setUnreadNotifications(queryClient, 0);
  expect((await card('Noor, lead')).queryByText('Shortlisted')).not.toBeInTheDocument();
  change(applicationsOf([anApplication({ stage: 'shortlisted' })]));
  await setUnreadNotifications(queryClient, 1);
  expect(await screen.findByText('Shortlisted')).toBeVisible();
});

test('nobody’s applications lead to the calls', async () => {
  stubApplications(applicationsOf([]));
  openPage('/talent/applications');
  expect(await screen.findByRole('heading', { name: 'Nothing applied for yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a gig' })).toHaveAttribute('href', '/jobs');
});

test('a failure is told, and Try again brings the applications', async () => {
  let isDown = true;
  stubApplications(applicationsOf([]), {
    [LIST]: () => (isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok(applicationsOf([viewed]))()),
  });
  openPage('/talent/applications');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your applications did not load');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Noor, lead' })).toBeVisible();
});

test('LINK-01 /talent/applications tells a visitor what it is for, and comes back after the login', async () => {
  openPage('/talent/applications#application-12');
  await userEvent.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then /talent/applications#application-12')).toBeVisible();
});

test.each([
  ['7', 'Your account', '/account#sides'],
  ['9', 'Your account', '/account#role'],
  ['20', 'Write to support', '/contactus'],
])('ROLE-01 an account with role %s has no applications, and is told what it can do about it', async (role_id, name, href) => {
  const requests = signIn(aUser({ role_id }), {});
  openPage('/talent/applications');
  expect(await screen.findByText('You do not have access')).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(requests()).toEqual([]);
});
