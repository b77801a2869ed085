import { furtherListingPages, listingPages, neverAsked } from './measured-pages';

test('pages that are kept ask the backend for other listings than the different ones', () => {
  const [pages, others] = [listingPages(), furtherListingPages()];
  expect(others).toHaveLength(pages.length);
  expect(new Set([...pages, ...others]).size).toBe(2 * pages.length);
});

test('no page of a turn, nor of the one before, is asked for twice', () => {
  const asked = neverAsked(listingPages())(150).map((path) => path.replace(/&visit=\d+$/u, ''));
  expect(new Set(asked).size).toBe(150);
});
