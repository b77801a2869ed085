import { pageWindow } from './page-window';

test('the first half is read from the front', () => {
  expect(pageWindow(100, 2, 12)).toEqual({ skip: 12, take: 12, fromEnd: false });
});

test('the last page is read from the end and holds the rest', () => {
  expect(pageWindow(100, 9, 12)).toEqual({ skip: 0, take: 4, fromEnd: true });
});

test('a page past the end is empty', () => {
  expect(pageWindow(100, 10, 12).take).toBe(0);
  expect(pageWindow(0, 1, 12).take).toBe(0);
});

test('all windows together cover every row once', () => {
  const rows = Array.from({ length: 61 }, (_, row) => row);
  const seen = Array.from({ length: 6 }, (_, index) => pageWindow(61, index + 1, 12)).flatMap(({ skip, take, fromEnd }) => {
    const ordered = fromEnd ? [...rows].reverse() : rows;
    const part = ordered.slice(skip, skip + take);
    return fromEnd ? part.reverse() : part;
  });
  expect(seen).toEqual(rows);
});
