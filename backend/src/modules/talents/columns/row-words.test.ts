import { RowWords } from './row-words';

const MORE_THAN_SHORT_IDS = 70_000;

function find(words: RowWords, rows: number, wanted: readonly string[]): number[] {
  const selection = { rows: Int32Array.from({ length: rows }, (_, row) => row), count: rows };
  words.keepAll(
    selection,
    wanted.map((word) => ({ word: word.replace('*', ''), isBeginning: word.endsWith('*') })),
  );
  return [...selection.rows.subarray(0, selection.count)];
}

test('rows are found by all their words, and by the beginning of one', () => {
  const words = new RowWords(3);
  words.set(0, ['asha', 'rao']);
  words.set(1, ['asha', 'khan']);
  expect(find(words, 3, ['asha'])).toEqual([0, 1]);
  expect(find(words, 3, ['asha', 'kh*'])).toEqual([1]);
  expect(find(words, 3, ['asha', 'kh'])).toEqual([]);
  expect(find(words, 3, ['a*', 'asha'])).toEqual([0, 1]);
});

test('new words take the place of old ones, also in the count of a word', () => {
  const words = new RowWords(2);
  words.set(0, ['asha']);
  words.set(1, ['asha']);
  words.set(0, ['zoe', 'zora']);
  expect(find(words, 2, ['asha'])).toEqual([1]);
  expect(words.count({ word: 'asha', isBeginning: false })).toBe(1);
  expect(words.count({ word: 'zo', isBeginning: true })).toBe(2);
  expect(words.count({ word: 'nobody', isBeginning: true })).toBe(0);
});

test('more words than a number has bits are all looked for', () => {
  const words = new RowWords(2);
  const many = Array.from({ length: 70 }, (_, index) => `word${index}`);
  words.set(0, many);
  words.set(1, many.slice(0, 69));
  expect(find(words, 2, many)).toEqual([0]);
  expect(find(words, 2, many.slice(0, 31))).toEqual([0, 1]);
});

test('there may be more words than a short number can count', () => {
  const words = new RowWords(1);
  words.grow(MORE_THAN_SHORT_IDS);
  for (let row = 0; row < MORE_THAN_SHORT_IDS; row += 1) words.set(row, ['all', `name${row}`]);
  for (const row of [0, 4464, 65_535, 65_536, 69_999]) expect(find(words, MORE_THAN_SHORT_IDS, [`name${row}`])).toEqual([row]);
  expect(find(words, MORE_THAN_SHORT_IDS, ['all'])).toHaveLength(MORE_THAN_SHORT_IDS);
});
