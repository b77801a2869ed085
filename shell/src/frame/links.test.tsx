// On a page of its own: a page reads its settings once.
import { fakeApi } from '@alltalent/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearStorage, renderFrame } from './testing/render-frame';

const LINKS = {
  careers: 'https://work.test/',
  services: 'https://services.test/',
  studios: 'https://studios.test/',
  photos: 'https://photos.test/',
};

/** The page settings are read only once per page. */
beforeAll(() => {
  const settings = document.createElement('script');
  settings.id = 'page-settings';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ links: { ...LINKS, chat: 'javascript:alert(1)' } });
  document.head.append(settings);
});
beforeEach(clearStorage);

test('MENU-01 FTR-01 configured outside pages open in a new tab; what is not configured, or is no web URL, has no link', async () => {
  fakeApi({});
  renderFrame();
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  for (const name of ['Careers', 'Services', 'Studios'] as const) {
    const link = menu.getByRole('link', { name: new RegExp(`^${name}`, 'u') });
    expect(link).toHaveAttribute('href', LINKS[name.toLowerCase() as keyof typeof LINKS]);
    expect(link).toHaveAttribute('target', '_blank');
  }
  const social = within(screen.getByRole('navigation', { name: 'Follow the casting', hidden: true }));
  expect(social.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual(['https://photos.test/']);
});

test('HDR-01 a configured social link leaves the site safely, in a new tab', () => {
  fakeApi({});
  renderFrame();
  const link = within(screen.getByRole('banner')).getByRole('link', { name: /photos/u });
  expect(link).toHaveAttribute('href', 'https://photos.test/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});
