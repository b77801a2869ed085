import { type Reader, sideMenuFor } from './side-menu-items';

const user = { slug: 'meher-kaul-1a2b3c4d' };

function ownAddresses(roles: readonly string[]): readonly string[] {
  return sideMenuFor({ kind: 'user', user, roles }).own.map(({ to }) => to);
}

test.each([
  { who: 'talent', roles: ['5'], own: ['/meher-kaul-1a2b3c4d', '/talent/profile-settings'] },
  { who: 'client', roles: ['7'], own: ['/client/dashboard'] },
  { who: 'talent and client', roles: ['5', '7'], own: ['/meher-kaul-1a2b3c4d', '/talent/profile-settings', '/client/dashboard'] },
  { who: 'restricted', roles: ['20'], own: [] },
  { who: 'no role', roles: [], own: [] },
])('MENU-01 own entries of $who', ({ roles, own }) => {
  expect(ownAddresses(roles)).toEqual(own);
});

test('MENU-01 everybody gets the pages of the site', () => {
  expect(sideMenuFor({ kind: 'guest' }).site.map(({ to }) => to)).toEqual([
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
  expect(sideMenuFor(reader).external.map(({ name }) => name)).toEqual(external);
});
