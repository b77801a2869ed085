import { keepsRows } from './keeps-rows';

const KEY = ['office', 'texts', 'faq', 'sin'];
const found = { pages: [{ data: ['Singer'] }] };

test('rows stay for other words in the same list, and not for other filters', () => {
  expect(keepsRows(KEY, found, { queryKey: ['office', 'texts', 'faq', 'si'] })).toBe(true);
  expect(keepsRows(KEY, found, { queryKey: ['office', 'texts', 'words', 'sin'] })).toBe(false);
  expect(keepsRows(KEY, found, undefined)).toBe(false);
});

test('a list without rows does not stay: what it says of one search is untrue of another', () => {
  expect(keepsRows(KEY, { pages: [{ data: [] }] }, { queryKey: ['office', 'texts', 'faq', 'si'] })).toBe(false);
});
