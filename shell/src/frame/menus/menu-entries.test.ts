import type { MenuEntry } from '@alltalent/shared/contracts';
import { isItemFor, itemsOfMenu } from './menu-entries';

const entry = (page: string, changes: Partial<MenuEntry> = {}): MenuEntry =>
  ({ menu: 'footer', page, label: page, order: 10, ...changes }) as MenuEntry;
const remote = (pages: readonly string[], entries?: readonly MenuEntry[]) => ({
  routes: pages.map((pattern) => ({ pattern })),
  ...(entries ? { menu_entries: [...entries] } : {}),
});
const OF_BUILD = [entry('/faqs', { order: 20 }), entry('/article', { order: 10 })];
const pathsOf = (...remotes: Parameters<typeof itemsOfMenu>[1][number][]) => itemsOfMenu('footer', remotes, OF_BUILD).map(({ to }) => to);

test('a menu has the entries of all releases by their number', () => {
  const content = remote(['/faqs', '/article'], [entry('/faqs', { order: 40 }), entry('/article', { order: 30 })]);
  const castings = remote(['/castings'], [entry('/castings', { order: 35 }), entry('/castings', { menu: 'header' })]);
  expect(pathsOf(content, castings)).toEqual(['/article', '/castings', '/faqs']);
});

test.each([
  ['without a registry', []],
  ['while its releases are older than menu entries', [remote(['/faqs', '/article'])]],
])('a menu has the entries of the build %s', (_when, remotes) => {
  expect(pathsOf(...remotes)).toEqual(['/article', '/faqs']);
});

test('a release that names its entries replaces those of the build for its pages, and a new remote adds its own beside older releases', () => {
  expect(pathsOf(remote(['/faqs'], []), remote(['/article']))).toEqual(['/article']);
  expect(pathsOf(remote(['/faqs', '/article']), remote(['/castings'], [entry('/castings', { order: 15 })]))).toEqual([
    '/article',
    '/castings',
    '/faqs',
  ]);
});

test('once every release names its entries, a page that no release has is in no menu', () => {
  expect(pathsOf(remote(['/faqs'], [entry('/faqs')]))).toEqual(['/faqs']);
});

test.each([
  [undefined, ['5'], true],
  [['member'], [], true],
  [['talent', 'client'], ['7'], true],
  [['talent'], ['7'], false],
  [['guardian'], ['9'], true],
  [['staff'], ['1'], true],
  [['member'], ['20', '5'], false],
] as const)('an entry for %s is shown to roles %s: %s', (readers, roles, isShown) => {
  expect(isItemFor({ label: 'Castings', to: '/castings', readers }, roles)).toBe(isShown);
});
