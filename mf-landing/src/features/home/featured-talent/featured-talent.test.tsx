import { aTalentCard, renderWithProviders, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { stubResponses, FAILURE, FEATURED, ok } from '../../../testing/stub-responses';
import { Section } from './featured-talent.section';

const PATH = '/api/landing/featured-talents';

test('HOME-05 featured talent comes from the backend, each face a link to its profile', async () => {
  stubResponses({ [PATH]: ok(FEATURED) });
  renderWithProviders(<Section />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Faces in the light this week' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('article', { name: 'Sofia Lindqvist' }).querySelector('a')).toHaveAttribute('href', '/meher-kaul');
  expect(screen.getByRole('link', { name: 'See all talent' })).toHaveAttribute('href', '/talents');
});

test('the wall has seven places', async () => {
  stubResponses({ [PATH]: ok({ status: 200, data: Array.from({ length: 12 }, (_, id) => aTalentCard({ id })) }) });
  renderWithProviders(<Section />);
  expect(await screen.findAllByRole('article')).toHaveLength(7);
});

test('a skeleton of the wall stands in while it loads', () => {
  stubResponses({});
  renderWithProviders(<Section />);
  expect(screen.getByRole('status', { name: 'Featured talent' })).toHaveAttribute('aria-busy', 'true');
});

test('a failed call is a row with Try again', async () => {
  const responses = { [PATH]: FAILURE };
  stubResponses(responses);
  renderWithProviders(<Section />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Featured talent did not load');
  responses[PATH] = ok(FEATURED);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Devika Nair' })).toBeInTheDocument();
});

test('without featured talent the section is hidden', async () => {
  stubResponses({ [PATH]: ok({ status: 200, data: [] }) });
  const { container } = renderWithProviders(<Section />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
