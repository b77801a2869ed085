import type { JobStage } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anApplicant } from '../testing/applicants';
import { aDashboard, openDashboard } from '../testing/client-dashboard';
import { openPage } from '../testing/open-page';

beforeEach(() => localStorage.clear());

const BOARD = '/client/dashboard?tab=applicants&job=3';
const openDrawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const notes = (requests: readonly { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => path.endsWith('/note')).map(({ body }) => body);

test('a deep link opens the drawer of its application, and a new applicant has been looked at', async () => {
  const requests = openDashboard(aDashboard());
  const { router } = openPage(`${BOARD}&application=12`);
  const drawer = await openDrawer('Leela Pillai');
  expect(drawer.getByText('Since I was six.')).toBeInTheDocument();
  expect(drawer.getByRole('heading', { name: 'Since when do you make tea?' })).toBeInTheDocument();
  expect(within(drawer.getByRole('list', { name: 'What is missing' })).getByText('Swimming: not on the profile')).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: /^Profile of Leela Pillai/u })).toHaveAttribute('target', '_blank');
  await waitFor(() => expect(requests()).toEqual([{ method: 'POST', path: '/api/client/applications/view', body: { id: 12 } }]));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=applicants&job=3'));
});

test('an application that is not of this job is told, and nothing else breaks', async () => {
  openDashboard(aDashboard(), { '/api/client/applicants?job=3&application=99': problem(404, 'NOT_FOUND', 'No such application') });
  openPage(`${BOARD}&application=99`);
  expect(await (await openDrawer('Application')).findByText('There is no such application')).toBeInTheDocument();
});

test('the drawer moves, and goes on to the next person', async () => {
  const requests = openDashboard(aDashboard());
  openPage(`${BOARD}&application=11`);
  const drawer = await openDrawer('Kiara Sen');
  const group = within(drawer.getByRole('group', { name: 'Move Kiara Sen to' }));
  expect(group.getByRole('button', { name: 'Shortlisted', pressed: true })).toBeInTheDocument();
  await userEvent.click(group.getByRole('button', { name: 'Viewed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to Viewed' }));
  expect(await screen.findByText('Toast: Sent to Kiara Sen: Viewed')).toBeInTheDocument();
  expect(requests().map(({ body }) => body)).toEqual([{ ids: [11], stage: 'viewed', text: '', due_on: '' }]);
  await userEvent.click(drawer.getByRole('link', { name: 'Next: Leela Pillai' }));
  expect(await screen.findByRole('dialog', { name: 'Leela Pillai' })).toBeInTheDocument();
});

test.each<readonly [JobStage, string, string]>([
  ['shortlisted', 'Make an offer', '/offers/new?application=11'],
  ['offer', 'See the offer', '/offers/new?application=11'],
  ['booked', 'See your bookings', '/bookings'],
])('HIR-01 from an applicant at %s a link leads on, and nobody is moved to Offer or Booked by hand', async (stage, name, href) => {
  openDashboard(aDashboard({ people: [anApplicant(11, 'Kiara Sen', { stage })] }));
  openPage(`${BOARD}&application=11`);
  const drawer = await openDrawer('Kiara Sen');
  expect(await drawer.findByRole('link', { name })).toHaveAttribute('href', href);
  const buttons = within(drawer.getByRole('group', { name: 'Move Kiara Sen to' })).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Viewed', 'Shortlisted', 'Self-tape', 'Not selected']);
});

test('HIR-02 an applicant can be written to', async () => {
  const requests = openDashboard(aDashboard(), { '/api/threads/open': ok({ status: 200, data: { id: 21 } }) });
  const { router } = openPage(`${BOARD}&application=11`);
  const drawer = await openDrawer('Kiara Sen');
  await userEvent.click(await drawer.findByRole('button', { name: 'Message Kiara Sen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/messages/21'));
  expect(requests().map(({ body }) => body)).toEqual([{ application: 11 }]);
});

test('rating and note are saved while they are given, for the client alone', async () => {
  const requests = openDashboard(aDashboard());
  openPage(`${BOARD}&application=13`);
  const drawer = await openDrawer('Ishaan Verma');
  await userEvent.click(drawer.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'Your note' }), 'Warm voice');
  await userEvent.tab();
  expect(await drawer.findByText('Saved')).toBeInTheDocument();
  expect(notes(requests())).toEqual([
    { id: 13, rating: 4 },
    { id: 13, client_note: 'Warm voice' },
  ]);
});

test('a note that was not saved says so and is sent again', async () => {
  let isDown = true;
  const requests = openDashboard(aDashboard(), {
    '/api/client/applications/note': () =>
      isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok({ status: 200, message: '' })(),
  });
  openPage(`${BOARD}&application=13`);
  const drawer = await openDrawer('Ishaan Verma');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Your note' }), 'Warm');
  expect(await drawer.findByText('Not saved: Back in a moment.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
  expect(await drawer.findByText('Saved')).toBeInTheDocument();
  expect(notes(requests()).at(-1)).toEqual({ id: 13, client_note: 'Warm' });
});

test('a self-tape that was sent is one press away', async () => {
  const tape = { instructions: 'One take', due_on: '2026-11-30', address: 'https://vimeo.com/1' };
  openDashboard(aDashboard({ people: [anApplicant(13, 'Ishaan Verma', { stage: 'self-tape', self_tape: tape })] }));
  openPage(`${BOARD}&application=13`);
  expect((await openDrawer('Ishaan Verma')).getByRole('link', { name: /^Watch the self-tape/u })).toHaveAttribute(
    'href',
    'https://vimeo.com/1',
  );
});

test('an application can be reported', async () => {
  const requests = openDashboard(aDashboard(), { '/api/reports': ok({ status: 200, message: '' }) });
  openPage(`${BOARD}&application=13`);
  await userEvent.click((await openDrawer('Ishaan Verma')).getByRole('button', { name: 'Report this application' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the application of Ishaan Verma' }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'It is offensive or unsafe' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  await waitFor(() => expect(requests().at(-1)?.body).toEqual({ subject: 'application', subject_id: 13, reason: 'offensive', text: '' }));
});

test('SEC-43 the card and the drawer of a child say that a parent or guardian represents it', async () => {
  const tara = anApplicant(11, 'Tara M.', { talent: { ...anApplicant(11, 'Tara M.').talent, is_for_child: true } });
  openDashboard(aDashboard({ people: [tara] }));
  openPage(`${BOARD}&application=11`);
  expect(await (await openDrawer('Tara M.')).findByText('Represented by a parent or guardian')).toBeVisible();
  expect(
    within(await screen.findByRole('article', { name: 'Tara M.', hidden: true })).getByText('Represented by a parent or guardian'),
  ).toBeInTheDocument();
});
