import { renderWithProviders, screen } from '@alltalent/shared/testing';
import { stubResponses, ok } from '../../../testing/stub-responses';
import { NEWCOMERS } from '../../../testing/home-responses';
import { Section } from './newcomers.section';

const PATH = '/api/landing/fastest-growing';

test('HOME-05 the fastest growing come from the backend, ranked, with the figures they are ranked by', async () => {
  stubResponses({ [PATH]: ok(NEWCOMERS) });
  renderWithProviders(<Section />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Pema Tamang');
  expect(first).toHaveTextContent('5 pictures, 9 credits, 1 language Joined 12 November');
  expect(second).toHaveTextContent('4 pictures, 3 languages Joined 2 November');
  expect(screen.getByText(/120 newest members/u)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Pema Tamang/u })).toHaveAttribute('href', '/pema-tamang');
});

test('G2 its shape stands in while it loads', () => {
  stubResponses({});
  renderWithProviders(<Section />);
  expect(screen.getByRole('status', { name: 'Fastest growing' })).toHaveAttribute('aria-busy', 'true');
});
