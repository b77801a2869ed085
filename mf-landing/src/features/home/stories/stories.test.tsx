import { renderWithProviders, screen } from '@alltalent/shared/testing';
import { stubResponses, ok } from '../../../testing/stub-responses';
import { STORIES } from '../../../testing/home-responses';
import { Section } from './stories.section';

test('HOME-05 stories come from the backend: one told, two to go on with, each leading to its talent', async () => {
  stubResponses({ '/api/site-content/success-stories': ok(STORIES) });
  renderWithProviders(<Section />);
  expect(await screen.findByText('“Leela Pillai says so.”')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Leela Pillai' })).toHaveAttribute('href', '/story-1');
  expect(screen.getByRole('link', { name: /Tenzin Dorje/u })).toHaveAttribute('href', '/story-2');
  expect(screen.queryByText(/Baldev Rana/u)).toBeNull();
  expect(screen.getByRole('link', { name: 'All success stories' })).toHaveAttribute('href', '/success');
});
