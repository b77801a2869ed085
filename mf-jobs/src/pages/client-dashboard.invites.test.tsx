import type { InviteOptionsResponse } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aJobLine, anApplicant, anInvitation } from '../testing/applicants';
import { aDashboard, openDashboard } from '../testing/client-dashboard';
import { openPage } from '../testing/open-page';

beforeEach(() => localStorage.clear());

const FORM = '/client/dashboard?talent=7';
const role = (id: number, name: string, change = {}) => ({ id, name, is_invited: false, has_applied: false, ...change });
const optionsWith = (jobs: InviteOptionsResponse['jobs']): InviteOptionsResponse => ({
  status: 200,
  talent: { ...anApplicant(7, 'Kiara Sen').talent, id: 7 },
  jobs,
});
const tea = (invited: boolean) => ({
  id: 3,
  title: 'Tea film',
  roles: [
    role(31, 'The aunt', { is_invited: invited }),
    role(32, 'The rider', { has_applied: true }),
    role(33, 'The boy', { is_invited: true }),
  ],
});

test('REL-17 a talent is invited to an open role, once, and stands as invited from then on', async () => {
  const requests = openDashboard(aDashboard(), {
    '/api/client/invite-options?talent=7': ok(optionsWith([tea(false)])),
    '/api/client/invite': ok(optionsWith([tea(true)])),
  });
  openPage(FORM);
  const form = within(await screen.findByRole('region', { name: 'Invite Kiara Sen' }));
  expect(form.getByRole('radio', { name: /^The rider\s?Already applied/u })).toBeDisabled();
  expect(form.getByRole('radio', { name: /^The boy\s?Already invited/u })).toBeDisabled();
  const send = form.getByRole('button', { name: 'Send the invite' });
  await userEvent.click(send);
  await waitFor(() => expect(form.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a role'));
  await userEvent.click(form.getByRole('radio', { name: 'The aunt' }));
  await userEvent.type(form.getByRole('textbox'), 'Your tea is known.');
  await userEvent.dblClick(send);
  expect(await screen.findByText('Toast: Sent: Kiara Sen is invited to The aunt')).toBeInTheDocument();
  expect(requests().map(({ body }) => body)).toEqual([{ role_id: 31, talent_id: 7, message: 'Your tea is known.' }]);
});

test('an invite nobody answers for is refused in the words of the server, and what was written stays', async () => {
  openDashboard(aDashboard(), {
    '/api/client/invite-options?talent=7': ok(optionsWith([tea(false)])),
    '/api/client/invite': problem(422, 'INVITE_REFUSED', 'Nobody answers for this profile.'),
  });
  openPage(FORM);
  await userEvent.click(await screen.findByRole('radio', { name: 'The aunt' }));
  await userEvent.type(screen.getByRole('textbox'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invite' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody answers for this profile.');
  expect(screen.getByRole('textbox')).toHaveValue('Hello');
});

test('without an open call there is nothing to invite to, and a profile that is gone says so', async () => {
  openDashboard(aDashboard(), { '/api/client/invite-options?talent=7': ok(optionsWith([])) });
  openPage(FORM);
  expect(await screen.findByText('You have no open call to invite to')).toBeInTheDocument();
});

test('a profile that is not on the site cannot be invited', async () => {
  openDashboard(aDashboard(), { '/api/client/invite-options?talent=7': problem(404, 'NOT_FOUND', 'No such profile') });
  openPage(FORM);
  expect(await screen.findByText('This profile is not on the site')).toBeInTheDocument();
});

test('everybody who was invited stands with what became of it', async () => {
  const job = aJobLine();
  const invitations = [
    { ...anInvitation(), job },
    { ...anInvitation({ id: 72, talent: anApplicant(9, 'Nadia Hussain').talent, state: 'declined' }), job },
  ];
  openDashboard(aDashboard({ overview: { invitations } }));
  openPage('/client/dashboard?tab=invites');
  const [first, second] = await screen.findAllByText(/The aunt, Tea film/u);
  expect(first?.closest('li')).toHaveTextContent(/^Rohan Gill.*Waiting/u);
  expect(second?.closest('li')).toHaveTextContent(/^Nadia Hussain.*Declined/u);
  expect(screen.getByRole('link', { name: 'Make an offer to Nadia Hussain' })).toHaveAttribute('href', '/offers/new?invitation=72');
  expect(screen.getByRole('button', { name: 'Message Rohan Gill' })).toBeVisible();
});

test('anyone who invited nobody learns how', async () => {
  openDashboard(aDashboard());
  openPage('/client/dashboard?tab=invites');
  expect(await screen.findByRole('link', { name: 'Find talent' })).toHaveAttribute('href', '/talents');
});
