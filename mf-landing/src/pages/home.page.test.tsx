import { renderWithProviders, screen } from '@alltalent/shared/testing';
import { answerCalls, CATEGORIES, COUNTERS, FAILURE, FEATURED, ok } from '../testing/answer-calls';
import { matchMediaQueries, watchPlayer } from '../testing/browser-parts';
import { HomePage } from './home.page';

beforeEach(() => {
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  watchPlayer();
});

test('HOME-02 the sections stand in the order of the specification', async () => {
  answerCalls({
    '/api/landing/counters': ok(COUNTERS),
    '/api/landing/featured-talents': ok(FEATURED),
    '/api/get-categories': ok(CATEGORIES),
  });
  renderWithProviders(<HomePage />);
  await screen.findByRole('region', { name: 'Talent and job counter' });
  await screen.findByRole('region', { name: 'Every kind of stage' });
  await screen.findByRole('region', { name: 'Faces in the light this week' });
  expect(
    screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby') ?? region.getAttribute('aria-label')),
  ).toEqual(['hero-title', 'featured-title', 'categories-title', 'Talent and job counter']);
});

test('HOME-02 a section that fails never hurts another', async () => {
  answerCalls({
    '/api/landing/counters': FAILURE,
    '/api/landing/featured-talents': FAILURE,
    '/api/get-categories': ok(CATEGORIES),
  });
  renderWithProviders(<HomePage />);
  expect(await screen.findByRole('link', { name: /Actor/u })).toBeInTheDocument();
  expect(await screen.findByText('Featured talent did not load')).toBeInTheDocument();
  expect(await screen.findByText('The counters did not load')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
