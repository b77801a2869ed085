import { NumberColumn } from './number-column';

const everyRow = (count: number) => ({ rows: new Int32Array(count), count, isEvery: true });
const selected = ({ rows, count }: { rows: Int32Array; count: number }) => [...rows.subarray(0, count)];

/** The edges of every kind of numbers, each of which was once another kind's sign for none. */
const NUMBERS = [0, 254, 255, -1, 32_767, 32_768, -32_768, 2_147_483_647, -2_147_483_648, 3_000_000_000, 1.5];

test.each(NUMBERS)('a column that gets %d keeps it and everything it had', (number) => {
  const column = new NumberColumn(4);
  column.set(0, 7);
  column.set(1, number);
  column.set(3, 254);
  expect([0, 1, 3].map((row) => column.at(row))).toEqual([7, number, 254]);
  const selection = everyRow(4);
  column.filterBetween(selection, -Infinity, Infinity);
  expect(selected(selection)).toEqual([0, 1, 3]);
  column.grow(9);
  column.set(8, null);
  const exact = everyRow(9);
  column.filterBetween(exact, number, number);
  expect(selected(exact)).toEqual(number === 7 ? [0, 1] : number === 254 ? [1, 3] : [1]);
});

test('a row without a number meets no condition', () => {
  const column = new NumberColumn(3);
  column.set(0, 5);
  column.set(1, 5);
  column.set(1, null);
  column.set(2, null);
  for (const filter of [
    (selection: ReturnType<typeof everyRow>) => column.filterBetween(selection, 0, Number.MAX_SAFE_INTEGER),
    (selection: ReturnType<typeof everyRow>) => column.filterOneOf(selection, [5, 255, -32_768]),
  ]) {
    const selection = everyRow(3);
    filter(selection);
    expect(selected(selection)).toEqual([0]);
  }
});

test('one of no numbers is nobody', () => {
  const column = new NumberColumn(2);
  column.set(0, 0);
  column.set(1, null);
  const selection = everyRow(2);
  column.filterOneOf(selection, []);
  expect(selected(selection)).toEqual([]);
});
