import { useLocation } from 'react-router';
import { renderWithProviders, screen, userEvent } from '../../dev/testing';
import { ButtonLink } from './button-link';
import { TextLink } from './text-link';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

describe('links', () => {
  test('a page of the site is reached through the router', async () => {
    renderWithProviders(
      <>
        <ButtonLink to="/jobs">Explore New Jobs</ButtonLink>
        <Where />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Explore New Jobs' }));
    expect(screen.getByRole('status')).toHaveTextContent('/jobs');
  });

  test.each(['https://example.com/app', 'mailto:hello@example.com', '//example.com/x'])(
    '%s is a plain link that tells the target nothing',
    (to) => {
      renderWithProviders(<TextLink to={to}>Elsewhere</TextLink>);
      const link = screen.getByRole('link', { name: 'Elsewhere' });
      expect(link).toHaveAttribute('href', to);
      expect(link).toHaveAttribute('rel', 'noopener');
    },
  );

  test('a page in a new tab cannot reach back', () => {
    renderWithProviders(
      <TextLink to="/terms-of-use" target="_blank">
        Terms
      </TextLink>,
    );
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('rel', 'noopener');
  });
});
