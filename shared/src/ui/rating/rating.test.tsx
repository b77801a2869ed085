import { renderWithProviders, screen } from '../../dev/testing';
import { Rating } from './rating';

test('HIR-05 a rating says in words what the star and the numbers show', () => {
  renderWithProviders(<Rating rating={{ average: 4, count: 12 }} by="clients" />);
  expect(screen.getByText('Rated 4.0 of 5 by 12 clients')).toBeInTheDocument();
  expect(screen.getByText('4.0 (12)')).toHaveAttribute('aria-hidden', 'true');
});
