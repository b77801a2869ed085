import { renderHook, act } from '@testing-library/react';
import { useSelection } from './use-selection';

type Item = { readonly id: string; readonly revision: number };
const items = (...revisions: readonly number[]): Item[] => revisions.map((revision, index) => ({ id: `i${index}`, revision }));

function select(shown: Item[], listKey = 'all') {
  return renderHook(({ list, key }) => useSelection(list, key), { initialProps: { list: shown, key: listKey } });
}
const revisions = (selection: { readonly items: readonly Item[] }) => selection.items.map(({ revision }) => revision);

test('REL-17 an item counts as it was when it was selected, until it is kept after a refusal', () => {
  const { result, rerender } = select(items(1, 1));
  act(() => result.current.toggle('i0'));
  rerender({ list: items(2, 2), key: 'all' });
  expect(revisions(result.current)).toEqual([1]);
  act(() => result.current.keep(['i0']));
  expect(revisions(result.current)).toEqual([2]);
});

test('OFF-01 an item that left the list is not selected any more, and another list begins with nothing selected', () => {
  const { result, rerender } = select(items(1, 1, 1));
  act(() => result.current.selectShown());
  rerender({ list: items(1), key: 'all' });
  expect(result.current.items.map(({ id }) => id)).toEqual(['i0']);
  rerender({ list: items(1, 1), key: 'won' });
  expect(result.current.items).toEqual([]);
});

test('OFF-01 a range goes from the item before, in either direction', () => {
  const { result } = select(items(1, 1, 1, 1, 1));
  act(() => result.current.toggle('i3'));
  act(() => result.current.toggle('i1', true));
  expect(result.current.items.map(({ id }) => id)).toEqual(['i1', 'i2', 'i3']);
  act(() => result.current.toggle('i2'));
  expect(result.current.items.map(({ id }) => id)).toEqual(['i1', 'i3']);
});
