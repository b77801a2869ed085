import { renderWithProviders, screen, within } from '@alltalent/shared/testing';
import { answerCalls, CATEGORIES, ok } from '../../../testing/answer-calls';
import { matchMediaQueries } from '../../../testing/browser-parts';
import { CREATORS } from '../../../testing/home-answers';
import { Section } from './creators.section';

beforeEach(() => answerCalls({ '/api/landing/creators': ok(CREATORS), '/api/get-categories': ok(CATEGORIES) }));

test('HOME-05 creators come from the backend and are counted there', async () => {
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  renderWithProviders(<Section />);
  expect(await screen.findByText(/1,240 creators, the newest first/u)).toBeInTheDocument();
  const round = screen.getByRole('region', { name: 'Creators' });
  expect(within(round).getAllByRole('article', { name: 'Rhea D’Souza' }).length).toBeGreaterThan(0);
});

test('G6 they go round with a Pause button, and stand still without one for whoever wants less motion', async () => {
  matchMediaQueries();
  const { unmount } = renderWithProviders(<Section />);
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  unmount();
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  renderWithProviders(<Section />);
  expect(await screen.findByRole('button', { name: 'Next' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});
