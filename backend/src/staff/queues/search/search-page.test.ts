import { type Led, MOST_LOOKED_AT, searchedPage, type SearchSource, themselves } from './search-page';

const keysOf = (count: number, prefix = 'k') => Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(5, '0')}`);

/** A source of rows that lead to these items; to themselves if nothing is said. */
function sourceOf(rows: readonly string[], itemsOf: SearchSource['itemsOf'] = themselves): SearchSource & { asked: number } {
  const source = {
    asked: 0,
    find: (after: string | null, most: number) => {
      const begin = after === null ? 0 : rows.indexOf(after) + 1;
      const found = rows.slice(begin, begin + most);
      source.asked += found.length;
      return Promise.resolve(found);
    },
    itemsOf,
  };
  return source;
}

async function allPages(sources: readonly SearchSource[], most: number): Promise<string[][]> {
  const pages: string[][] = [];
  let next: string | undefined;
  do {
    const page = await searchedPage(sources, next, most);
    pages.push([...page.keys]);
    ({ next } = page);
  } while (next !== '' && pages.length < 100);
  return pages;
}

test('OFF-01 pages follow one another across sources without a gap', async () => {
  const [one, two] = [keysOf(7, 'a'), keysOf(6, 'b')];
  const pages = await allPages([sourceOf(one), sourceOf(two)], 5);
  expect(pages.map((page) => page.length)).toEqual([5, 5, 3]);
  expect(pages.flat()).toEqual([...one, ...two]);
});

test('OFF-01 what several sources lead to is on a page once', async () => {
  expect(await searchedPage([sourceOf(['a', 'b']), sourceOf(['b', 'c'])], undefined, 5)).toEqual({ keys: ['a', 'b', 'c'], next: '' });
});

test('OFF-01 a row that leads to more than a page is continued where the page before ended', async () => {
  const items = (leaders: readonly string[]) =>
    Promise.resolve(
      leaders.flatMap((leader): Led[] => ['1', '2', '3', '4', '5', '6', '7'].map((item) => ({ leader, item: `${leader}-${item}` }))),
    );
  const pages = await allPages([sourceOf(['u_x', 'u_y'], items)], 3);
  expect(pages.flat()).toEqual(['u_x', 'u_y'].flatMap((leader) => ['1', '2', '3', '4', '5', '6', '7'].map((item) => `${leader}-${item}`)));
});

test('OFF-01 a page looks at so many rows and no more, says that it stopped, and the next goes on from there', async () => {
  const rows = keysOf(MOST_LOOKED_AT + 500);
  const last = rows.at(-1) ?? '';
  const source = sourceOf(rows, (leaders) => themselves(leaders.filter((leader) => leader === last)));
  const one = await searchedPage([source], undefined, 50);
  expect([one.keys, source.asked]).toEqual([[], MOST_LOOKED_AT]);
  expect(one.next).not.toBe('');
  expect(await searchedPage([source], one.next, 50)).toEqual({ keys: [last], next: '' });
});

test.each(['1', 'x.y.z', '0..', '0.a b.', `0.${'x'.repeat(41)}.`, "0.a'.'"])('SEC-44 %s is no place', async (after) => {
  await expect(searchedPage([], after, 5)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('SEC-44 a place that nobody was given leads to no item that was not looked up', async () => {
  expect(await searchedPage([sourceOf(['a'])], '0.abc.zz', 5)).toEqual({ keys: ['a'], next: '' });
});
