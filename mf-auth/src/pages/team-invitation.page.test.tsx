import type { TeamInvitation } from '@alltalent/shared/contracts';
import { fakeApi, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { done, logOut, openPage, openSignedIn } from '../testing/account-page';
import { Component as InvitationPage } from './team-invitation.page';

const ROUTE = '/account/team/invitation?token=abc';
const READ = '/api/team-invitations/abc';
const ACCEPT = '/api/account/team/accept';
const DECLINE = '/api/account/team/decline';
const SWITCH = '/api/account/switch';

const anInvitation = (changes: Partial<TeamInvitation> = {}) => {
  const data = { team: 'Lotus Films', invited_by: 'Kabir Shah', role: 'caster', email: 'a***@example.com', ...changes };
  return ok({ status: 200, data: { expires_at: '2026-12-01T08:00:00.000Z', reader: 'invited', ...data } });
};
const open = (responses: Parameters<typeof fakeApi>[0]) => openSignedIn({ page: <InvitationPage />, route: ROUTE, responses });

beforeEach(logOut);

test('HIR-06 a visitor reads who invites to which team as what, and comes back after the login', async () => {
  fakeApi({ [READ]: anInvitation({ reader: 'visitor' }) });
  openPage(<InvitationPage />, ROUTE);
  expect(await screen.findByText('Kabir Shah invites you to use the account of Lotus Films as a colleague.')).toBeVisible();
  expect(screen.getByText(/You would be a caster/u)).toBeVisible();
  expect(screen.getByText(/The invitation is for a\*\*\*@example\.com/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText(`Join panel, then ${ROUTE}`)).toBeVisible();
});

test('HIR-06 the invited person accepts with one press and uses the account', async () => {
  const joined = ok({
    status: 200,
    message: 'You are in the team of Lotus Films now.',
    data: { account_id: 'u_lotus', name: 'Lotus Films' },
  });
  const refusals = [problem(404, 'NOT_FOUND', 'This account is not open to you.')];
  const { requests } = open({ [READ]: anInvitation(), [ACCEPT]: joined, [SWITCH]: refusals[0] ?? joined });
  expect(requests.some(({ path }) => path === ACCEPT)).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByText('You are in the team of Lotus Films now.')).toBeVisible();
  expect(requests.find(({ path }) => path === ACCEPT)?.body).toEqual({ token: 'abc' });
  await userEvent.click(screen.getByRole('button', { name: 'Use this account now' }));
  expect(await screen.findByText('This account is not open to you.')).toBeVisible();
  expect(requests.find(({ path }) => path === SWITCH)?.body).toEqual({ account_id: 'u_lotus' });
});

test('HIR-06 an invitation is declined, and a refusal is told in place', async () => {
  const answers = [problem(503, 'UNAVAILABLE', 'Back in a moment.'), done('You declined the invitation to the team of Lotus Films.')];
  open({ [READ]: anInvitation(), [DECLINE]: () => (answers.shift() ?? done(''))() });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('You declined the invitation to the team of Lotus Films.')).toBeVisible();
});

test('HIR-06 SEC-29 a person who is logged in with another address learns which one to use, and cannot accept', async () => {
  open({ [READ]: anInvitation({ reader: 'other' }) });
  expect(await screen.findByText(/This invitation is for a\*\*\*@example\.com, and you are logged in with another address/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/frontend/logout');
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
});

test('HIR-06 the holder of the account needs no invitation', async () => {
  open({ [READ]: anInvitation({ reader: 'holder' }) });
  expect(await screen.findByText(/This is the team of your own account/u)).toBeVisible();
});

test.each([
  [ROUTE, 'This invitation is over: it worked for 7 days.'],
  ['/account/team/invitation', 'The link is not complete. Open it again from the mail, or copy all of it.'],
])('HIR-06 a link that does not work says why: %s', async (route, text) => {
  const requests = fakeApi({ [READ]: problem(404, 'NOT_FOUND', 'This invitation is over: it worked for 7 days.') });
  openPage(<InvitationPage />, route);
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(requests.filter(({ path }) => path === READ).length).toBeLessThan(2));
});

test('HIR-06 an invitation that does not load is asked for again', async () => {
  let isDown = true;
  fakeApi({ [READ]: () => (isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.') : anInvitation({ reader: 'visitor' }))() });
  openPage(<InvitationPage />, ROUTE);
  expect(await screen.findByText('The invitation did not load')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You would be a caster/u)).toBeVisible();
});
