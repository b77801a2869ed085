import { itemsOfMenu } from '../menus/menu-entries';
import { type Reader, sideMenuFor } from './side-menu-items';

const ITEMS = itemsOfMenu('side', []);
const user = { slug: 'meher-kaul-1a2b3c4d' };

function ownPaths(roles: readonly string[]): readonly string[] {
  return sideMenuFor({ kind: 'user', user, roles }, ITEMS).own.map(({ to }) => to);
}

const WORK = ['/offers', '/bookings'];
const PROFILE = ['/meher-kaul-1a2b3c4d', '/talent/profile-settings', '/talent/applications'];

test.each([
  { who: 'talent', roles: ['5'], own: [...PROFILE, '/messages', ...WORK, '/account'] },
  { who: 'client', roles: ['7'], own: ['/client/dashboard', '/messages', ...WORK, '/account'] },
  { who: 'talent and client', roles: ['5', '7'], own: [...PROFILE, '/client/dashboard', '/messages', ...WORK, '/account'] },
  { who: 'parent or guardian', roles: ['9'], own: ['/account/children', '/account'] },
  { who: 'talent and guardian', roles: ['5', '9'], own: [...PROFILE, '/account/children', '/messages', ...WORK, '/account'] },
  { who: 'staff', roles: ['1'], own: ['/account'] },
  { who: 'restricted', roles: ['20'], own: [] },
  { who: 'restricted beside every other role', roles: ['20', '5', '7', '9'], own: [] },
  { who: 'an unknown role', roles: ['3'], own: ['/account'] },
  { who: 'no role', roles: [], own: ['/account'] },
])('MENU-01 ROLE-01 own entries of $who', ({ roles, own }) => {
  expect(ownPaths(roles)).toEqual(own);
});

test('MENU-01 a talent without a public page still gets its settings', () => {
  const { own } = sideMenuFor({ kind: 'user', user: { slug: '' }, roles: ['5'] }, ITEMS);
  expect(own.map(({ label }) => label)).toEqual(['Profile settings', 'My applications', 'Messages', 'Offers', 'Bookings', 'Account']);
});

test('MENU-01 everybody gets the pages of the site', () => {
  expect(sideMenuFor({ kind: 'guest' }, ITEMS).site.map(({ to }) => to)).toEqual([
    '/jobs',
    '/talents',
    '/success',
    '/contactus',
    '/about-us',
    '/privacy-policy',
    '/terms-of-use',
  ]);
});

test.each<{ reader: Reader; external: string[] }>([
  { reader: { kind: 'guest' }, external: ['careers', 'services', 'studios'] },
  { reader: { kind: 'unknown' }, external: ['careers', 'services'] },
  { reader: { kind: 'user', user, roles: ['7'] }, external: ['careers', 'services'] },
])('MENU-01 studios are only for a logged-out reader ($reader.kind)', ({ reader, external }) => {
  expect(sideMenuFor(reader, ITEMS).external.map(({ name }) => name)).toEqual(external);
});
