import type { OwnTeam, TeamMember, TeamResponse } from '@alltalent/shared/contracts';
import { aUser, type fakeApi, offline, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { done, logOut, openPage, openSignedIn, PATHS } from '../testing/account-page';
import { Component as TeamPage } from './team.page';

const TEAM = '/api/account/team';
const SINCE = '2026-11-01T08:00:00.000Z';
const KABIR: TeamMember = {
  user_id: 'u_kabir',
  name: 'Kabir Shah',
  email: 'kabir@example.com',
  role: 'caster',
  since: SINCE,
  is_you: false,
};
const OPEN = {
  id: 'ti_1',
  email: 'devika@example.com',
  role: 'viewer',
  invited_at: SINCE,
  expires_at: '2026-11-08T08:00:00.000Z',
  is_open: true,
} as const;

const aTeam = (changes: Partial<OwnTeam> = {}): OwnTeam => ({
  holder: { name: 'Lotus Films', is_you: true },
  members: [KABIR],
  invitations: [OPEN],
  may_change: true,
  room: 18,
  ...changes,
});
const answer = (team: OwnTeam | null, joined: TeamResponse['data']['joined'] = []) => ok({ status: 200, data: { team, joined } });
const open = (responses: Parameters<typeof fakeApi>[0]) =>
  openSignedIn({ page: <TeamPage />, route: '/account/team', roleId: '7', responses });
const bodyOf = (requests: ReturnType<typeof open>['requests'], path: string) => requests.find((one) => one.path === path)?.body;

beforeEach(logOut);

test('HIR-06 a visitor is told what the page is for and comes back after the login', async () => {
  openPage(<TeamPage />, '/account/team');
  expect(await screen.findByText('Each colleague is an owner, a caster or a viewer.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then /account/team')).toBeVisible();
});

test('HIR-06 the holder comes first and cannot be removed; colleagues have a role, a day and an address', async () => {
  open({ [TEAM]: answer(aTeam()) });
  const [holder, kabir] = within(await screen.findByRole('list', { name: 'People in the team' })).getAllByRole('listitem');
  expect(holder).toHaveTextContent(/Lotus Films.*Holder.*You/u);
  expect(within(holder ?? document.body).queryByRole('button')).toBeNull();
  expect(kabir).toHaveTextContent(/Kabir Shah.*Caster.*kabir@example\.com.*In the team since 1 November 2026/u);
});

test('HIR-06 a colleague is invited; what is wrong is told at its field and stays typed', async () => {
  const answers = [problem(400, 'VALIDATION_FAILED', 'No.', { fields: { email: 'This person is in the team already.' } }), done('Sent.')];
  const { requests } = open({ [TEAM]: answer(aTeam()), [`${TEAM}/invite`]: () => (answers.shift() ?? offline)() });
  await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(screen.getByLabelText('Role')).toHaveAccessibleDescription('Choose a role'));
  expect(requests.some(({ path }) => path === `${TEAM}/invite`)).toBe(false);
  await userEvent.type(screen.getByLabelText('E-mail address of your colleague'), 'Devika@Example.com');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'owner');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('This person is in the team already.')).toBeVisible();
  expect(screen.getByLabelText('E-mail address of your colleague')).toHaveValue('Devika@Example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('Sent.')).toHaveFocus();
  expect(bodyOf(requests, `${TEAM}/invite`)).toEqual({ email: 'devika@example.com', role: 'owner' });
  expect(screen.getByLabelText('E-mail address of your colleague')).toHaveValue('');
});

test('HIR-06 an invitation is withdrawn, and one that was sent a moment ago says how long to wait', async () => {
  const wait = problem(429, 'TOO_MANY_REQUESTS', 'Please wait 42 minutes and try again.');
  const { requests } = open({ [TEAM]: answer(aTeam()), [`${TEAM}/invite`]: wait, [`${TEAM}/withdraw`]: done('Withdrawn.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again devika@example.com' }));
  expect(await screen.findByText('Please wait 42 minutes and try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw devika@example.com' }));
  expect(await screen.findByText('Withdrawn.')).toBeVisible();
  expect(bodyOf(requests, `${TEAM}/withdraw`)).toEqual({ id: 'ti_1' });
});

test('HIR-06 a role is changed, and a colleague is removed after a question', async () => {
  const { requests } = open({
    [TEAM]: answer(aTeam()),
    [`${TEAM}/change-role`]: done('Kabir Shah is a viewer now.'),
    [`${TEAM}/remove`]: done('Kabir Shah can no longer use this account.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change role of Kabir Shah' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the role of Kabir Shah' }));
  await userEvent.selectOptions(await dialog.findByLabelText('Role'), 'viewer');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the role' }));
  expect(await screen.findByText('Kabir Shah is a viewer now.')).toBeVisible();
  expect(bodyOf(requests, `${TEAM}/change-role`)).toEqual({ user_id: 'u_kabir', role: 'viewer' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Kabir Shah' }));
  const question = within(screen.getByRole('dialog', { name: 'Remove Kabir Shah from the team?' }));
  expect(requests.some(({ path }) => path === `${TEAM}/remove`)).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Kabir Shah can no longer use this account.')).toBeVisible();
});

test('HIR-06 a removal that is refused says why in the question', async () => {
  open({ [TEAM]: answer(aTeam()), [`${TEAM}/remove`]: problem(404, 'NOT_FOUND', 'This person is no longer in the team.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Kabir Shah' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('This person is no longer in the team.')).toBeVisible();
});

test('HIR-06 those who may not change the team see no form, and a full team says so', async () => {
  const { unmount } = open({ [TEAM]: answer(aTeam({ may_change: false, invitations: [], room: 0 })) });
  expect(await screen.findByText('Kabir Shah')).toBeVisible();
  for (const name of [/^Remove/u, /^Change role/u]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Invite a colleague' })).toBeNull();
  unmount();
  open({ [TEAM]: answer(aTeam({ room: 0 })) });
  expect(await screen.findByText(/A team has at most 20 people/u)).toBeVisible();
});

test('HIR-06 a person leaves a team after a question', async () => {
  const joined = [{ account_id: 'u_lotus', name: 'Lotus Films', role: 'caster', since: SINCE } as const];
  const lists = [answer(null, joined), answer(null)];
  const { requests } = openSignedIn({
    page: <TeamPage />,
    route: '/account/team',
    responses: {
      [TEAM]: () => ((lists.length > 1 ? lists.shift() : lists[0]) ?? offline)(),
      [`${TEAM}/leave`]: done('You left the team of Lotus Films.'),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the team Lotus Films' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the team' }));
  expect(await screen.findByText('You left the team of Lotus Films.')).toBeVisible();
  expect(await screen.findByText(/You are in no team/u)).toBeVisible();
  expect(bodyOf(requests, `${TEAM}/leave`)).toEqual({ account_id: 'u_lotus' });
});

test('HIR-06 who leaves the team whose account is in use goes back to the own account', async () => {
  const joined = [{ account_id: '11', name: 'Lotus Films', role: 'caster', since: SINCE } as const];
  const user = aUser({ user_id: '11', role_id: '7', acting: { person_id: 'u_asha', name: 'Asha Rao', standing: 'caster' } });
  const never = () => new Promise<never>(() => undefined);
  const { requests } = open({
    [PATHS.details]: ok(user),
    [TEAM]: answer(aTeam({ may_change: false }), joined),
    [`${TEAM}/leave`]: done('You left.'),
    '/api/account/switch': never,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the team Lotus Films' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the team' }));
  await waitFor(() => expect(bodyOf(requests, '/api/account/switch')).toEqual({ account_id: 'u_asha' }));
});

test('HIR-06 a team that does not load can be asked for again', async () => {
  let isDown = true;
  open({ [TEAM]: () => (isDown ? offline() : answer(aTeam())()) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The team did not load');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('kabir@example.com')).toBeVisible();
});
