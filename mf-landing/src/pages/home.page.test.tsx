import { renderWithProviders, screen, waitFor, within } from '@alltalent/shared/testing';
import { stubResponses, FAILURE, homeResponses, ok } from '../testing/stub-responses';
import { matchMediaQueries, watchPlayer } from '../testing/browser-parts';
import { HomePage } from './home.page';
import { HOME_SECTIONS } from './home-sections';

/** The headings of the sections, in the order of the product's specification. */
const HEADINGS = [
  'Featured in',
  'Growing fastest',
  'Faces in the light this week',
  'Your launch needs a face.',
  'Creators available',
  'Today’s call sheet',
  'One has the talent, one has the part.',
  'Asked in every green room',
  'Every kind of stage',
  'Looking for someone?',
  'Where our people work',
  'Success stories',
];

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

beforeEach(() => {
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  watchPlayer();
});

test('HOME-02 the thirteen sections stand in the order of the specification, under one heading of the page', async () => {
  stubResponses(homeResponses());
  renderWithProviders(<HomePage />);
  await waitFor(() => expect(headings()).toEqual(HEADINGS));
  const counter = await screen.findByRole('region', { name: 'Talent and job counter' });
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.compareDocumentPosition(counter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(HOME_SECTIONS).toHaveLength(13);
});

test('HOME-02 a section that fails never hurts another: with every second call broken the others stand', async () => {
  stubResponses({
    ...homeResponses(),
    '/api/landing/fastest-growing': FAILURE,
    '/api/landing/creators': FAILURE,
    '/api/landing/gigs': FAILURE,
    '/api/landing/hirers': FAILURE,
    '/api/site-content/success-stories': FAILURE,
    '/api/landing/counters': FAILURE,
  });
  renderWithProviders(<HomePage />);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(5));
  const broken = ['Growing fastest', 'Creators available', 'Today’s call sheet', 'Success stories'];
  await waitFor(() => expect(headings()).toEqual(HEADINGS.filter((title) => !broken.includes(title))));
  for (const alert of screen.getAllByRole('alert')) expect(alert).toHaveTextContent(/did not load/u);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(5);
});

test('HOME-02 sections without anything to show are hidden', async () => {
  const nothing = ok({ status: 200, data: [], among: 120, total: 0 });
  const copy = ok({ status: 200, data: { page: 'home', updated_at: '2026-11-20T10:00:00.000Z', blocks: {} } });
  const responses = Object.fromEntries(Object.keys(homeResponses()).map((path) => [path, nothing]));
  const counters = ok({ status: 200, data: { talents: 0, open_jobs: 0, cities: 0 } });
  stubResponses({ ...responses, '/api/landing/counters': counters, '/api/site-content/page/home': copy });
  renderWithProviders(<HomePage />);
  await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(0));
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(document.body).getByRole('heading', { level: 1 })).toBeInTheDocument();
});
