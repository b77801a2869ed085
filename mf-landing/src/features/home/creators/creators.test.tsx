import { renderWithProviders, screen, within } from '@alltalent/shared/testing';
import { stubResponses, CATEGORIES, ok } from '../../../testing/stub-responses';
import { matchMediaQueries } from '../../../testing/browser-parts';
import { CREATORS } from '../../../testing/home-responses';
import { Section } from './creators.section';

beforeEach(() => stubResponses({ '/api/landing/creators': ok(CREATORS), '/api/get-categories': ok(CATEGORIES) }));

test('HOME-05 creators come from the backend and are counted there', async () => {
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  renderWithProviders(<Section />);
  expect(await screen.findByText(/1,240 creators, the newest first/u)).toBeInTheDocument();
  const round = screen.getByRole('region', { name: 'Creators' });
  expect(within(round).getAllByRole('article', { name: 'Rhea D’Souza' }).length).toBeGreaterThan(0);
});

test('G6 they go round with a Pause button, and stand still without one for anyone who wants less motion', async () => {
  matchMediaQueries();
  const { unmount } = renderWithProviders(<Section />);
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  unmount();
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  renderWithProviders(<Section />);
  expect(await screen.findByRole('button', { name: 'Next' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});
