import { storage } from '@alltalent/shared/api';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anApplicant } from '../testing/applicants';
import { aDashboard, responseOf, LIST, openDashboard } from '../testing/client-dashboard';
import { openPage } from '../testing/open-page';

beforeEach(() => {
  localStorage.clear();
  storage.remove('applicants_view');
});

const BOARD = '/client/dashboard?tab=applicants&job=3';
const findCard = async (name: string) => within(await screen.findByRole('article', { name }));
const focus = async (name: string) => (await screen.findByRole('link', { name })).focus();
const moves = (requests: readonly { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => path.endsWith('/move')).map(({ body }) => body);

const response = async (title: string, button: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: button }));
};

test.each([
  ['1', 'Viewed'],
  ['2', 'Shortlisted'],
])('REL-17 key %s on a card tells nobody anything until the client says yes', async (key, label) => {
  const requests = openDashboard(aDashboard({ people: [anApplicant(12, 'Leela Pillai', { stage: 'self-tape' })] }));
  openPage(BOARD);
  await focus('Leela Pillai');
  await userEvent.keyboard(key);
  const title = `Move Leela Pillai to ${label}?`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(/The talent is told once/u)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(moves(requests())).toEqual([]);
  await focus('Leela Pillai');
  await userEvent.keyboard(key);
  await response(title, `Move to ${label}`);
  expect(await screen.findByText(`Toast: Sent to Leela Pillai: ${label}`)).toBeInTheDocument();
  expect(moves(requests())).toHaveLength(1);
});

test('REL-17 the key of the stage somebody has is told nobody again', async () => {
  const requests = openDashboard(aDashboard({ people: [anApplicant(12, 'Leela Pillai', { stage: 'shortlisted' })] }));
  openPage(BOARD);
  await focus('Leela Pillai');
  await userEvent.keyboard('22');
  expect(await screen.findByText('Leela Pillai: Shortlisted')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(moves(requests())).toEqual([]);
});

test('HIR-01 key 4 goes to an offer, and key 5 does nothing: people are booked by accepting one', async () => {
  const requests = openDashboard(aDashboard());
  const { router } = openPage(BOARD);
  await focus('Leela Pillai');
  await userEvent.keyboard('5');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('4');
  await waitFor(() => expect(router.state.location.pathname).toBe('/offers/new'));
  expect(router.state.location.search).toBe('?application=12');
  expect(moves(requests())).toEqual([]);
});

test('HIR-01 nobody who withdrew or is booked gets an offer by key', async () => {
  openDashboard(
    aDashboard({ people: [anApplicant(12, 'Leela Pillai', { stage: 'booked' }), anApplicant(15, 'Jonah Reyes', { stage: 'withdrawn' })] }),
  );
  openPage(BOARD);
  await focus('Leela Pillai');
  await userEvent.keyboard('4');
  expect(await screen.findByText('Leela Pillai is booked already')).toHaveAttribute('role', 'status');
  await focus('Jonah Reyes');
  await userEvent.keyboard('4');
  expect(await screen.findByText('Jonah Reyes withdrew, and cannot be moved')).toHaveAttribute('role', 'status');
});

test('a move that is refused is taken back and said in the question, and nothing is said to be sent', async () => {
  const dashboard = aDashboard();
  const down = problem(503, 'UNAVAILABLE', 'Back in a moment.');
  openDashboard(dashboard, { [LIST]: () => (dashboard.refusal ?? ok(responseOf(dashboard, dashboard.people)))() });
  openPage(BOARD);
  await focus('Ishaan Verma');
  dashboard.refusal = down;
  await userEvent.keyboard('2');
  await response('Move Ishaan Verma to Shortlisted?', 'Move to Shortlisted');
  expect(await screen.findByText(/Back in a moment\./u)).toBeInTheDocument();
  expect((await findCard('Ishaan Verma')).getByText('Viewed')).toBeInTheDocument();
  expect(screen.queryByText(/Sent to/u)).not.toBeInTheDocument();
});

test('arrows go from card to card, and a card that leaves the list hands its focus on', async () => {
  const dashboard = aDashboard({
    people: [anApplicant(12, 'Leela Pillai', { stage: 'sent' }), anApplicant(14, 'Devika Nair', { stage: 'sent' })],
  });
  openDashboard(dashboard);
  openPage(`${BOARD}&stage=sent`);
  await focus('Leela Pillai');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Devika Nair' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}2');
  await response('Move Leela Pillai to Shortlisted?', 'Move to Shortlisted');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Leela Pillai' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Devika Nair' })).toHaveFocus());
});

test('a no by key asks first, and takes a word along', async () => {
  const requests = openDashboard(aDashboard());
  openPage(BOARD);
  await focus('Ishaan Verma');
  await userEvent.keyboard('6');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tell Ishaan Verma no?' }));
  expect(moves(requests())).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'Next film.');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(moves(requests())).toEqual([{ ids: [13], stage: 'not-selected', text: 'Next film.', due_on: '' }]);
});

test('a self-tape needs words; a refused one keeps them', async () => {
  const dashboard = aDashboard({ refusal: problem(400, 'VALIDATION_FAILED', 'No', { fields: { text: 'Please take phone numbers out' } }) });
  const requests = openDashboard(dashboard);
  openPage(BOARD);
  await focus('Ishaan Verma');
  await userEvent.keyboard('3');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask Ishaan Verma for a self-tape' }));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Ask for it' }));
  await send();
  const field = dialog.getByRole('textbox', { name: 'What to record' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please say what to record/u));
  expect(requests()).toEqual([]);
  await userEvent.type(field, 'One take');
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please take phone numbers out/u));
  expect(field).toHaveValue('One take');
  dashboard.refusal = null;
  await send();
  expect(await screen.findByText('Toast: Sent to Ishaan Verma: Self-tape')).toBeInTheDocument();
});

test('who withdrew cannot be ticked or moved', async () => {
  const requests = openDashboard(aDashboard({ people: [anApplicant(15, 'Jonah Reyes', { stage: 'withdrawn' })] }));
  openPage(BOARD);
  await focus('Jonah Reyes');
  await userEvent.keyboard('2');
  expect(screen.getByText('Jonah Reyes withdrew, and cannot be moved')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(requests()).toEqual([]);
});
