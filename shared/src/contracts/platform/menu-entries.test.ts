import { type MenuEntry, menuEntriesSchema, menuProblem } from './menu-entries';

const CASTINGS: MenuEntry = { menu: 'side', page: '/castings', label: 'Castings', order: 15, icon: 'case', readers: undefined };
const problem = (...menu_entries: readonly MenuEntry[]) => menuProblem({ routes: [{ pattern: '/castings' }], menu_entries });

test('a release names its own pages in menus, and an older one none', () => {
  expect(problem(CASTINGS, { ...CASTINGS, menu: 'footer', icon: undefined })).toBeNull();
  expect(menuProblem({ routes: [] })).toBeNull();
});

test.each<[string, Partial<MenuEntry>]>([
  ['"Castings" in the menu side: /jobs is no page of this remote.', { page: '/jobs' }],
  ['"Castings" in the menu side: name its icon.', { icon: undefined }],
  ['"Castings" in the menu footer: this menu has no icons.', { menu: 'footer' }],
  [
    '"Castings" in the menu footer: this menu is the same for everybody: leave out readers.',
    { menu: 'footer', icon: undefined, readers: ['talent'] },
  ],
  ['"Casting calls" in the menu header: it has room for 10 characters.', { menu: 'header', label: 'Casting calls' }],
])('%s', (sentence, changes) => {
  expect(problem({ ...CASTINGS, ...changes })).toBe(sentence);
});

test('a page is in a menu once, and a menu has so much room', () => {
  expect(problem(CASTINGS, CASTINGS)).toBe('"Castings" in the menu side: /castings is in it already.');
  const pages = Array.from({ length: 6 }, (_, index) => `/castings/${index}`);
  const entries = pages.map((page): MenuEntry => ({ ...CASTINGS, menu: 'header', page, icon: undefined }));
  expect(menuProblem({ routes: pages.map((pattern) => ({ pattern })), menu_entries: entries })).toBe(
    'The menu header has room for 5 entries.',
  );
});

test.each<[string, object]>([
  ['a menu that does not exist', { menu: 'top' }],
  ['a page with a parameter', { page: '/castings/:id' }],
  ['an address of another host', { page: '//castings' }],
  ['an empty label', { label: '' }],
  ['a label of two lines', { label: 'Casting\ncalls' }],
  ['a label that is too long', { label: 'a'.repeat(31) }],
  ['an icon that does not exist', { icon: 'casting' }],
  ['a reader that does not exist', { readers: ['admin'] }],
  ['nobody as reader', { readers: [] }],
])('%s is refused', (_what, changes) => {
  expect(menuEntriesSchema.isValidSync([CASTINGS])).toBe(true);
  expect(menuEntriesSchema.isValidSync([{ ...CASTINGS, ...changes }])).toBe(false);
});
