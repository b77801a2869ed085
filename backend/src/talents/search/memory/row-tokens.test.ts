import { RowTokens } from './row-tokens';

const MANY = 70_000;

function find(tokens: RowTokens, rows: number, wanted: readonly string[]): number[] {
  const room = { rows: new Int32Array(rows), marks: new Uint8Array(rows) };
  const selection = tokens.select(
    wanted.map((token) => ({ token: token.replace('*', ''), isBeginning: token.endsWith('*') })),
    room,
  );
  expect(room.marks.every((mark) => mark === 0)).toBe(true);
  return [...selection.rows.subarray(0, selection.count)];
}

function packed(rows: readonly (readonly string[])[]): RowTokens {
  const tokens = new RowTokens();
  rows.forEach((own, row) => tokens.append(row, own));
  for (const step of tokens.pack()) expect(step).toBeUndefined();
  return tokens;
}

test('rows are found by all their words, and by the beginning of one', () => {
  const tokens = packed([
    ['asha', 'rao'],
    ['asha', 'khan'],
    ['khalid', 'khan'],
  ]);
  expect(find(tokens, 3, ['asha'])).toEqual([0, 1]);
  expect(find(tokens, 3, ['asha', 'kh*'])).toEqual([1]);
  expect(find(tokens, 3, ['kh*'])).toEqual([1, 2]);
  expect(find(tokens, 3, ['asha', 'kh'])).toEqual([]);
  expect(find(tokens, 3, ['a*', 'asha'])).toEqual([0, 1]);
});

test('a row that changes is found by its new words only, and new rows by theirs', () => {
  const tokens = packed([['asha', 'rao'], ['asha']]);
  tokens.set(0, ['zoe', 'rao']);
  tokens.set(2, ['asha', 'new']);
  expect(find(tokens, 4, ['asha'])).toEqual([1, 2]);
  expect(find(tokens, 4, ['zo*', 'rao'])).toEqual([0]);
  expect(find(tokens, 4, ['new'])).toEqual([2]);
  tokens.set(2, []);
  expect(find(tokens, 4, ['new'])).toEqual([]);
});

test('many words of one search are all looked for', () => {
  const many = Array.from({ length: 70 }, (_, index) => `word${index}`);
  const tokens = packed([many, many.slice(0, 69)]);
  expect(find(tokens, 2, many)).toEqual([0]);
  expect(find(tokens, 2, many.slice(0, 31))).toEqual([0, 1]);
});

test('rows near and far apart, and many words', () => {
  const rows = Array.from({ length: MANY }, (_, row) => [
    `name${row}`,
    'all',
    ...([0, 127, 128, 16_511, 69_999].includes(row) ? ['few'] : []),
  ]);
  const tokens = packed(rows);
  expect(find(tokens, MANY, ['few'])).toEqual([0, 127, 128, 16_511, 69_999]);
  for (const row of [0, 4464, 65_536, 69_999]) expect(find(tokens, MANY, ['all', `name${row}`])).toEqual([row]);
  expect(find(tokens, MANY, ['all'])).toHaveLength(MANY);
});
