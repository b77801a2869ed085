import { LIMITS } from '../../contracts/core/limits';
import { readId, readRange, readWhole, tidyText } from './filter-params';

const params = (query: string) => new URLSearchParams(query);

test('text is what the server accepts: no control characters, one blank between words, not too long', () => {
  expect(tidyText('  stunt \u0000\t rider\n')).toBe('stunt rider');
  expect(tidyText('x'.repeat(500))).toHaveLength(LIMITS.searchLength);
});

test.each(['0', '-3', '1e3', '1.5', 'abc', '', '99999999999', '41'])('%j is no number from 1 to 40', (text) => {
  expect(readWhole(params(`page=${text}`), 'page', 1, 40)).toBeUndefined();
});

test('a number in range is read', () => {
  expect(readWhole(params('page=40'), 'page', 1, 40)).toBe(40);
  expect(readWhole(params(''), 'page', 1, 40)).toBeUndefined();
});

test('an id is a positive number of 31 bits', () => {
  expect(readId(params('category=2147483647'), 'category')).toBe(2_147_483_647);
  expect(readId(params('category=2147483648'), 'category')).toBeUndefined();
  expect(readId(params('category=0'), 'category')).toBeUndefined();
});

test.each([
  ['minAge=20&maxAge=45', [20, 45]],
  ['minAge=20', [20, undefined]],
  ['minAge=0&maxAge=45', [undefined, 45]],
  ['minAge=45&maxAge=20', [undefined, undefined]],
])('the range %s has the ends %j', (query, ends) => {
  expect(readRange(params(query), ['minAge', 'maxAge'], 1, 100)).toEqual(ends);
});
