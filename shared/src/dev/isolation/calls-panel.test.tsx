import { act, renderWithProviders, screen, userEvent, within } from '../testing';
import { FIRST_MOCK_STATE } from '../mocks/mock-state';
import { readMockState, writeMockState } from '../mocks/tab-mock-state';
import { CallsPanel } from './calls-panel';
import { addMadeCall } from './made-calls';
import { StateComplaints } from './state-complaints';
import { StatesPanel } from './states-panel';

const STATES = [
  { name: 'heart-refused', sentence: 'Press a heart: it is refused.', path: '/talents', calls: 'toggleFavourite:429' },
  { name: 'tea-jobs', sentence: 'Jobs about tea.', path: '/jobs?q=tea' },
];

beforeEach(() => {
  window.history.replaceState(null, '', '/talents');
  writeMockState(FIRST_MOCK_STATE);
});

test('FED-06 a call that the page made can be refused from its next time on, and the address says so', async () => {
  renderWithProviders(<CallsPanel states={STATES} />);
  act(() => addMadeCall('toggleFavourite'));
  await userEvent.selectOptions(await screen.findByLabelText('toggleFavourite'), 'LIST_FULL');
  expect(readMockState().calls).toBe('toggleFavourite:LIST_FULL');
  expect(window.location.search).toBe('?call=toggleFavourite:LIST_FULL');
  expect(screen.getByText('Calls (1 changed)')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('toggleFavourite'), 'as usual');
  expect(window.location.search).toBe('');
});

test('FED-06 a call that the page did not make is chosen by its name', async () => {
  renderWithProviders(<CallsPanel states={STATES} />);
  await userEvent.selectOptions(screen.getByLabelText('Another call'), 'saveProfile');
  expect(within(screen.getByLabelText('saveProfile')).getByRole('option', { name: 'REVISION_STALE' })).toBeInTheDocument();
});

test('FED-06 calls of the remote are offered first, each once, and then all others', async () => {
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: 'own-calls', textContent: '["saveProfile","talentListing","nothing"]' });
  document.body.append(block);
  renderWithProviders(<CallsPanel states={STATES} />);
  const namesIn = (group: string) =>
    within(screen.getByRole('group', { name: group, hidden: true }))
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(namesIn('Calls of this remote')).toEqual(['saveProfile', 'talentListing']);
  expect(namesIn('Other calls')).toContain('counters');
  expect(namesIn('Other calls')).not.toContain('saveProfile');
  await userEvent.selectOptions(screen.getByLabelText('Another call'), 'saveProfile');
  expect(namesIn('Calls of this remote')).toEqual(['talentListing']);
  block.remove();
});

test('FED-06 named states are links, and the one that is open is marked', () => {
  writeMockState({ ...FIRST_MOCK_STATE, named: 'heart-refused', calls: 'toggleFavourite:429' });
  renderWithProviders(<StatesPanel states={STATES} />);
  expect(screen.getByRole('link', { name: 'heart-refused' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'tea-jobs' })).toHaveAttribute('href', '/jobs?q=tea&qa=tea-jobs');
});

test('FED-06 what an address asks for and nothing knows is told in a sentence each', () => {
  writeMockState({ ...FIRST_MOCK_STATE, named: 'heart-mended', calls: 'talentList:empty,jobs:wet' });
  renderWithProviders(<StateComplaints states={STATES} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('This remote has no state "heart-mended".');
  expect(alert).toHaveTextContent('No call has the name "talentList".');
  expect(alert).toHaveTextContent('The call jobs knows no kind "wet".');
});
