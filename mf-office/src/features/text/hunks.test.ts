import { hunksOf } from './hunks';

const lines = (text: string) => text.split('');

test('one hunk for each place that differs, numbered by the new text', () => {
  expect(hunksOf(lines('abcdef'), lines('abXdeYf'))).toEqual([
    { line: 3, removed: ['c'], added: ['X'] },
    { line: 6, removed: [], added: ['Y'] },
  ]);
});

test('equal texts have none; a text that is new or gone is one', () => {
  expect(hunksOf(lines('abc'), lines('abc'))).toEqual([]);
  expect(hunksOf([], lines('ab'))).toEqual([{ line: 1, removed: [], added: ['a', 'b'] }]);
  expect(hunksOf(lines('ab'), [])).toEqual([{ line: 1, removed: ['a', 'b'], added: [] }]);
});

test('texts too long to be compared line by line differ as a whole', () => {
  const long = Array.from({ length: 1600 }, (_, index) => `old ${index}`);
  expect(hunksOf(long, ['new'])).toEqual([{ line: 1, removed: long, added: ['new'] }]);
});
