import { screen, within } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { aListing, aProfile, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
});

test('a profile shows who it is: name, crown, trade, place, pictures, words, skills, languages, look and credits', async () => {
  openSite('/meher-kaul');
  expect(await screen.findByRole('heading', { level: 1, name: 'Meher Kaul' })).toBeVisible();
  const main = document.body;
  for (const text of [
    'Premium',
    'Illustrated demo profile',
    'Actor',
    'Mumbai, India',
    'Nine years on stage in Delhi.',
    'Hindi, English',
    'Long',
  ]) {
    expect(main).toHaveTextContent(text);
  }
  expect(within(screen.getByRole('list', { name: 'Pictures of Meher Kaul' })).getAllByRole('img')).toHaveLength(5);
  const credits = screen.getByRole('table', { name: 'Credits' });
  expect(within(credits).getByRole('row', { name: /2026 Salt Road Asha, lead Feature film/u })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', '/post-a-job');
  expect(document.title).toBe('Meher Kaul, Actor in Mumbai, India | All Talent');
});

test('a profile with little in it has no empty sections', async () => {
  const bare = aProfile({ is_premium: 0, gallery: [], about: '', headline: '', skills: [], languages: [], attributes: [], credits: [] });
  api.respond('/api/talent-profile', () => ok({ status: 200, data: bare }));
  openSite('/meher-kaul');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Premium')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'At a glance' })).not.toBeInTheDocument();
  expect(screen.getByText('Skills data is not available')).toBeVisible();
});

test('it goes on to more talent in the same city, without the one on the page', async () => {
  api.respond('/api/talent-listing', () => ok(aListing({ total: 30 })));
  openSite('/meher-kaul');
  const others = within(await screen.findByRole('list', { name: 'More talent in Mumbai' })).getAllByRole('heading');
  expect(others.map((heading) => heading.textContent)).toEqual(['Talent 1', 'Talent 2', 'Talent 3', 'Talent 4', 'Talent 5']);
  expect(screen.getByRole('link', { name: 'Everybody in Mumbai' })).toHaveAttribute('href', '/talents?location=Mumbai');
});

test.each([404, 400])('a profile that does not exist (%d) is the shell’s not-found page', async (status) => {
  api.respond('/api/talent-profile', () => problem(status));
  openSite('/nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shell: 404' })).toBeVisible();
});

test('a profile that does not load says so and can be tried again', async () => {
  api.respond('/api/talent-profile', () => problem(500));
  const { user } = openSite('/meher-kaul');
  expect(await screen.findByRole('alert')).toHaveTextContent('This profile did not load');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  api.respond('/api/talent-profile', () => ok({ status: 200, data: aProfile() }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Meher Kaul' })).toBeVisible();
});
