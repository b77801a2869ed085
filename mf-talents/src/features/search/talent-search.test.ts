import { toListingInput } from './talent-listing.query';
import { EVERYBODY, isFiltered, parseTalentSearch, talentsPath } from './talent-search';

const parse = (query: string) => parseTalentSearch(new URLSearchParams(query));

test('TAL-04 an address says the whole search, and the search makes the same address again', () => {
  const url =
    '/talents?searchtext=stunt+rider&location=Pune&category=1&subCategory=12&gender=2&minAge=20&maxAge=45&a4=brown&a5=5-4..5-9&sortby=a-z&page=3';
  const search = parse(url.slice('/talents?'.length));
  expect(search).toEqual({
    searchtext: 'stunt rider',
    location: 'Pune',
    category: 1,
    subCategory: 12,
    gender: 2,
    minAge: 20,
    maxAge: 45,
    attributes: { 4: 'brown', 5: '5-4..5-9' },
    sortby: 'a-z',
    page: 3,
  });
  expect(talentsPath(search)).toBe(url);
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
    'a5=5-4..5-9',
    'a0=x&a=x&a5x=x&a99999999999=x',
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

test('TAL-02 attributes need a category, and what cannot be one is not read', () => {
  const { attributes } = parse(`category=2&a4=&a5=${'x'.repeat(131)}&a0=1&a2147483648=1&A6=50..&a7=60..`);
  expect(attributes).toEqual({ 7: '60..' });
  expect(talentsPath({ ...parse('category=2&a7=60..'), category: undefined })).toBe('/talents');
  expect(isFiltered(parse('category=2&a7=60..'))).toBe(true);
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
