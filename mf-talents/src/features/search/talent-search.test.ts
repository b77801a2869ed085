import { LIMITS } from '@alltalent/shared/contracts';
import { toListingInput } from './talent-listing.query';
import { EVERYBODY, isFiltered, parseTalentSearch, talentsPath, tidyText } from './talent-search';

const parse = (query: string) => parseTalentSearch(new URLSearchParams(query));

test('TAL-04 an address says the whole search, and the search makes the same address again', () => {
  const address = '/talents?searchtext=stunt+rider&location=Pune&category=1&subCategory=12&gender=2&minAge=20&maxAge=45&sortby=a-z&page=3';
  const search = parse(address.slice('/talents?'.length));
  expect(search).toEqual({
    searchtext: 'stunt rider',
    location: 'Pune',
    category: 1,
    subCategory: 12,
    gender: 2,
    minAge: 20,
    maxAge: 45,
    sortby: 'a-z',
    page: 3,
  });
  expect(talentsPath(search)).toBe(address);
});

test('an address without a word, or with junk in it, is the whole wall', () => {
  expect(talentsPath(parse(''))).toBe('/talents');
  for (const junk of [
    'page=0',
    'page=-3',
    'page=1e3',
    'page=99999999999',
    'category=abc',
    'category=1.5',
    'category=0',
    'sortby=toString',
    'sortby=',
    'minAge=0',
    'maxAge=101',
    'minAge=50&maxAge=20',
    'gender=female',
    'subCategory=4',
    'unknown=1',
  ]) {
    expect(parse(junk)).toEqual({
      ...EVERYBODY,
      category: undefined,
      subCategory: undefined,
      gender: undefined,
      minAge: undefined,
      maxAge: undefined,
    });
  }
});

test('text is what the server accepts: no control characters, one blank between words, not too long', () => {
  expect(tidyText('  stunt \u0000\t rider\n')).toBe('stunt rider');
  expect(tidyText('x'.repeat(500))).toHaveLength(LIMITS.searchLength);
});

test('order and page are no filter; text, place, category, gender and age are', () => {
  expect(isFiltered(parse('sortby=z-a&page=4'))).toBe(false);
  for (const query of ['searchtext=a', 'location=a', 'category=1', 'gender=1', 'minAge=20', 'maxAge=30']) {
    expect(isFiltered(parse(query))).toBe(true);
  }
});

test('the call carries the filter as JSON text, twelve to a page', () => {
  const input = toListingInput(parse('searchtext=kathak&category=5&subCategory=12&minAge=20&sortby=oldest&page=2'));
  expect(input).toMatchObject({ perPage: 12, currentPage: 2 });
  expect(JSON.parse(input.filterdata)).toEqual({
    searchtext: 'kathak',
    location: '',
    category: 5,
    subCategory: 12,
    sortby: 'oldest',
    filterAttribute: { minAge: 20 },
  });
});
