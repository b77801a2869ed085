import type { MenuEntry } from '@alltalent/shared/contracts';
import { declarationOf } from '../isolation/isolated-page';
import { menuEntriesOf } from './declared-menus';
import { REMOTES } from './packages';

const ENTRY = { menu: 'footer', page: '/castings', label: 'Castings', order: 10 };
const read = (...entries: readonly object[]) =>
  menuEntriesOf({ remote: 'mf_castings', routes: [{ pattern: '/castings' }] as never, menu_entries: entries as MenuEntry[] });

test.each(REMOTES)('the menu entries of %s have a place', (remote) => {
  const declared = declarationOf(remote);
  expect(menuEntriesOf({ ...declared, routes: [...declared.routes], menu_entries: [...(declared.menu_entries ?? [])] })).toEqual(
    declared.menu_entries ?? [],
  );
});

test('a build says which entry is wrong, and why', () => {
  expect(read(ENTRY)).toEqual([ENTRY]);
  const where = 'menu_entries of the remote.json of mf_castings: ';
  expect(() => read(ENTRY, { ...ENTRY, menu: 'top' })).toThrow(`${where}number 2: menu must be one of the following values: header,`);
  expect(() => read({ ...ENTRY, reader: 'talent' })).toThrow(`${where}number 1: an entry has no reader.`);
  expect(() => read({ ...ENTRY, page: '/castings/:id' })).toThrow(`${where}number 1: Name a page without a parameter, like /jobs.`);
  expect(() => read({ ...ENTRY, page: '/jobs' })).toThrow(`${where}"Castings" in the menu footer: /jobs is no page of this remote.`);
});
