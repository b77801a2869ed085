import { RowLists } from './row-lists';

const capacity = 1024;
const open = () => {
  const lists = new RowLists(() => capacity);
  const add = (key: string, length: number, value = 0) => lists.add(key, length).fill(value);
  const kept = (...keys: string[]) => keys.filter((key) => lists.find(key));
  return { lists, add, kept };
};

test('the list that was written longest ago makes room for a new one', () => {
  const { add, kept } = open();
  for (const key of ['a', 'b', 'c']) add(key, 300);
  add('d', 300);
  expect(kept('a', 'b', 'c', 'd')).toEqual(['b', 'c', 'd']);
  add('e', 310);
  expect(kept('a', 'b', 'c', 'd', 'e')).toEqual(['d', 'e']);
});

test('no list is ever written over while it is kept', () => {
  const { lists, add } = open();
  const lengths = new Map<string, number>();
  for (let index = 1; index <= 500; index += 1) {
    const length = (index * 7919) % 700;
    add(String(index), length, index);
    lengths.set(String(index), length);
    for (const [key, expected] of lengths) {
      const list = lists.find(key);
      if (!list) continue;
      expect(list).toHaveLength(expected);
      expect(list.every((row) => row === Number(key))).toBe(true);
    }
    expect(lists.find(String(index))).not.toBeNull();
  }
});

test('filters that find nobody take room as well, so that their number has an end', () => {
  const { add, kept } = open();
  for (const key of ['a', 'b', 'c', 'd', 'e']) add(key, 0);
  expect(kept('a', 'b', 'c', 'd', 'e')).toEqual(['b', 'c', 'd', 'e']);
});

test('one list is kept however long it is, and none after a change', () => {
  const { lists, add, kept } = open();
  add('all', 5000);
  expect(kept('all')).toEqual(['all']);
  lists.clear();
  expect(kept('all')).toEqual([]);
});
