import { problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anApplicant } from '../testing/applicants';
import { aDashboard, openDashboard } from '../testing/client-dashboard';
import { openPage } from '../testing/open-page';

beforeEach(() => localStorage.clear());

const BOARD = '/client/dashboard?tab=applicants&job=3';
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

test('several are moved together after a question, sent once, and the selection is done with', async () => {
  const requests = openDashboard(aDashboard());
  openPage(BOARD);
  await tick('Leela Pillai');
  await tick('Ishaan Verma');
  const bar = within(screen.getByRole('region', { name: 'Selected applicants' }));
  expect(bar.getByText('2 selected')).toHaveAttribute('role', 'status');
  await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Move to' }), 'Shortlisted');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 people to Shortlisted?' }));
  expect(requests()).toEqual([]);
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Move to Shortlisted' }));
  expect(await screen.findByText('Toast: Sent to 2 people: Shortlisted')).toBeInTheDocument();
  expect(requests().map(({ body }) => body)).toEqual([{ ids: [12, 13], stage: 'shortlisted', text: '', due_on: '' }]);
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
});

test('a bulk move that is refused keeps the question and its words, and everybody stays', async () => {
  openDashboard(aDashboard({ refusal: problem(503, 'UNAVAILABLE', 'Back in a moment.') }));
  openPage(BOARD);
  await tick('Leela Pillai');
  await tick('Ishaan Verma');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Shortlisted');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 people to Shortlisted?' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Come at nine.');
  await userEvent.click(dialog.getByRole('button', { name: 'Move to Shortlisted' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Back in a moment.');
  expect(dialog.getByRole('textbox')).toHaveValue('Come at nine.');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
});

test('HIR-01 one ticked applicant can be made an offer, several cannot, and nobody is moved there', async () => {
  openDashboard(aDashboard());
  const { router } = openPage(BOARD);
  await tick('Leela Pillai');
  await tick('Ishaan Verma');
  const choices = screen.getByRole('combobox', { name: 'Move to' });
  const names = () =>
    within(choices)
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(names()).toEqual(['Move to…', 'Viewed', 'Shortlisted', 'Self-tape', 'Not selected']);
  await tick('Ishaan Verma');
  expect(names()).toContain('Make an offer');
  await userEvent.selectOptions(choices, 'Make an offer');
  await waitFor(() => expect(router.state.location.search).toBe('?application=12'));
});

test('two to four are compared side by side, no fewer and no more', async () => {
  const people = ['Kiara Sen', 'Leela Pillai', 'Ishaan Verma', 'Devika Nair', 'Rohan Gill'].map((name, index) =>
    anApplicant(11 + index, name),
  );
  openDashboard(aDashboard({ people }));
  openPage(BOARD);
  const compare = () => screen.getByRole('button', { name: 'Compare' });
  await tick('Kiara Sen');
  expect(compare()).toHaveAttribute('aria-disabled', 'true');
  expect(compare()).toHaveAccessibleDescription('Compare takes 2 to 4');
  await userEvent.click(compare());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  for (const name of ['Leela Pillai', 'Ishaan Verma', 'Devika Nair']) await tick(name);
  await userEvent.click(compare());
  const dialog = await screen.findByRole('dialog', { name: 'Compare 4 people' });
  expect(within(dialog).getAllByRole('article')).toHaveLength(4);
  expect(within(dialog).getByRole('article', { name: 'Kiara Sen' })).toHaveTextContent('Missing: Swimming: not on the profile');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await tick('Rohan Gill');
  expect(compare()).toHaveAttribute('aria-disabled', 'true');
});

test('who is ticked stays so when the list shows others', async () => {
  openDashboard(aDashboard());
  openPage(BOARD);
  await tick('Kiara Sen');
  await userEvent.click(screen.getByRole('link', { name: '1 New' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kiara Sen' })).not.toBeInTheDocument());
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});
