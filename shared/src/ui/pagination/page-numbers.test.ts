import { pageNumbers } from './page-numbers';

describe('pageNumbers', () => {
  test.each([
    [1, 1, '1'],
    [1, 6, '1 2 3 4 5 6'],
    [1, 7, '1 2 3 gap 5 6 7'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 100, '1 2 3 gap 98 99 100'],
    [4, 100, '1 2 3 4 gap 98 99 100'],
    [57, 100, '1 2 3 gap 57 gap 98 99 100'],
    [97, 100, '1 2 3 gap 97 98 99 100'],
    [98, 100, '1 2 3 gap 98 99 100'],
    [100, 100, '1 2 3 gap 98 99 100'],
    [2, 3, '1 2 3'],
    [1, 0, ''],
  ])('TAL-04 page %i of %i shows %s', (page, count, shown) => {
    expect(pageNumbers(page, count).join(' ')).toBe(shown);
  });

  test('TAL-04 the current page is always among the numbers', () => {
    for (let page = 1; page <= 40; page += 1) expect(pageNumbers(page, 40)).toContain(page);
  });
});
