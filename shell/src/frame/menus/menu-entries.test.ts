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

test.each([
  ['HDR-01 header', 'header', ['JOBS /jobs', 'SUCCESS /success', 'CAREER /career', 'CONTACT /contactus']],
  ['header without script', 'header-plain', ['TALENT /talents', 'ABOUT US /about-us']],
  [
    'MENU-02 panel of the company',
    'about',
    ['About Us /about-us', 'Contact Us /contactus', 'Privacy Policy /privacy-policy', 'Terms & Conditions /terms-of-use'],
  ],
  ['FTR-01 footer', 'footer', ['About Us /about-us', 'Contact Us /contactus', 'Articles /article', 'FAQ /faqs']],
  [
    'FTR-01 small print',
    'small-print',
    ['Terms & Conditions /terms-of-use', 'Privacy Policy /privacy-policy', 'Return Policy /return-policy'],
  ],
] as const)('%s: the entries of the specification are there in their order', (_where, menu, specified: readonly string[]) => {
  const items = itemsOfMenu(menu, []).map(({ label, to }) => `${label} ${to}`);
  expect(items.filter((item) => specified.includes(item))).toEqual(specified);
});
