import { RowLists } from './row-lists';

const list = (length: number) => new Int32Array(length);

test('what was asked for longest ago makes room, and what is asked for again stays', () => {
  const lists = new RowLists(() => 40);
  for (const key of ['a', 'b', 'c']) lists.keep(key, list(13));
  lists.find('a');
  lists.keep('d', list(13));
  expect(lists.find('b')).toBeNull();
  for (const key of ['a', 'c', 'd']) expect(lists.find(key)).not.toBeNull();
});

test('one list is kept however long it is, and none after a change', () => {
  const lists = new RowLists(() => 40);
  lists.keep('all', list(50));
  expect(lists.find('all')).not.toBeNull();
  lists.clear();
  expect(lists.find('all')).toBeNull();
});
