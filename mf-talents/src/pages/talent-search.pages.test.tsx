import { screen } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { stubApi } from '../testing/stub-api';

test('TAL-04 Next begins behind the last card that was shown, so that a talent who comes in between moves nobody out of sight', async () => {
  const api = stubApi();
  const { user } = openSite('/talents');
  await screen.findByRole('heading', { name: 'Talent 12' });
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Talent 13' });
  expect(api.listings().map(({ query }) => [query.get('currentPage'), query.get('after')])).toEqual([
    ['1', null],
    ['2', '12'],
  ]);
});

test('TAL-04 a page that is opened by its address goes by its number', async () => {
  const api = stubApi();
  openSite('/talents?page=2');
  await screen.findByRole('heading', { name: 'Talent 13' });
  expect(api.listings().map(({ query }) => [query.get('currentPage'), query.get('after')])).toEqual([['2', null]]);
});
