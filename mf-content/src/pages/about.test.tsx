import { screen, within } from '@alltalent/shared/testing';
import { findTitle, openPage } from '../testing/open-page';

test('ABT-01 the page shows a banner image, our story, our ethos and where we were featured', async () => {
  openPage('/about-us');
  const banner = (await findTitle()).closest('section');
  expect(banner).not.toBeNull();
  expect(within(banner ?? document.body).getByRole('img', { name: /casting hall/u })).toHaveAttribute(
    'src',
    '/media/scenes/casting-hall-640.webp',
  );
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names.slice(0, 3)).toEqual(['Our story', 'Our ethos', 'Featured in']);
  expect(within(screen.getByRole('region', { name: 'Featured in' })).getAllByRole('listitem')).toHaveLength(5);
});

test('ABT-01 the page leads on to jobs and to talent', async () => {
  openPage('/about-us');
  await findTitle();
  expect(screen.getByRole('link', { name: 'Explore New Jobs' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('link', { name: 'Find talent' })).toHaveAttribute('href', '/talents');
});
