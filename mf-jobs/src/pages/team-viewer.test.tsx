import { ok, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aDashboard, openDashboard } from '../testing/client-dashboard';
import { aNotification, notificationsOf } from '../testing/notifications';
import { openPage } from '../testing/open-page';
import { aUser, signIn } from '../testing/signed-in';

const VIEWER = aUser({ role_id: '7', acting: { person_id: 'u_asha', name: 'Asha Rao', standing: 'viewer' } });
const NOTE = 'You are a viewer in this team. You can read everything here, but not change it.';

beforeEach(() => localStorage.clear());

test('HIR-06 a viewer reads an applicant, who is not marked as viewed, and finds nothing to change', async () => {
  const requests = openDashboard(aDashboard(), { '/api/user/get-user-details': ok(VIEWER) });
  openPage('/client/dashboard?tab=applicants&job=3&application=12');
  const drawer = within(await screen.findByRole('dialog', { name: 'Leela Pillai' }));
  expect(await drawer.findByText(NOTE)).toBeInTheDocument();
  expect(drawer.getByText('Since I was six.')).toBeInTheDocument();
  for (const name of ['Shortlisted', 'Message Leela Pillai']) expect(drawer.queryByRole('button', { name })).toBeNull();
  expect(drawer.queryByLabelText('Your note')).toBeNull();
  expect(drawer.getByRole('radio', { name: '4 stars' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Post a Job' })).toBeNull();
  await userEvent.keyboard('2');
  expect(requests()).toEqual([]);
});

test('HIR-06 a viewer sees the page of a job, and no button that changes it', async () => {
  openDashboard(aDashboard(), { '/api/user/get-user-details': ok(VIEWER) });
  openPage('/client/dashboard?tab=jobs');
  expect((await screen.findAllByRole('link', { name: 'See the page' })).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/account/team');
  for (const name of ['Duplicate', 'Close', 'Extend']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('HIR-06 notifications that a viewer opens stay unread', async () => {
  const requests = signIn(VIEWER, { '/api/notifications': ok(notificationsOf([aNotification()])) });
  openPage('/notifications');
  expect(await screen.findByRole('link', { name: /You are on the shortlist/u })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mark/u })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /You are on the shortlist/u }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark/u })).toBeNull());
  expect(requests().filter(({ method }) => method === 'POST')).toEqual([]);
});
