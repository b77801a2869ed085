import { menuFor } from './menu-for';

const SLUG = 'meher-kaul-1a2b3c4d';

test.each([
  { who: 'restricted', roles: ['20'], logoTo: '/', labels: ['Logout'] },
  { who: 'restricted beside talent', roles: ['20', '5'], logoTo: '/', labels: ['Logout'] },
  { who: 'talent', roles: ['5'], logoTo: `/${SLUG}`, labels: ['My Profile', 'Logout'] },
  { who: 'client', roles: ['7'], logoTo: '/client/dashboard', labels: ['My Dashboard', 'Logout'] },
  { who: 'talent and client', roles: ['5', '7'], logoTo: '/', labels: ['My Profile', 'Logout'] },
  { who: 'an unknown role', roles: ['3'], logoTo: '/', labels: ['My Profile', 'Logout'] },
  { who: 'no role', roles: [], logoTo: '/', labels: ['My Profile', 'Logout'] },
])('HDR-03 menu and logo of $who', ({ roles, logoTo, labels }) => {
  const menu = menuFor(roles, SLUG);
  expect(menu.logoTo).toBe(logoTo);
  expect(menu.items.map(({ label }) => label)).toEqual(labels);
});

test('HDR-03 the entries lead to the profile, the dashboard and the logout page', () => {
  expect(menuFor(['5'], SLUG).items.map(({ to }) => to)).toEqual([`/${SLUG}`, '/frontend/logout']);
  expect(menuFor(['7'], SLUG).items.map(({ to }) => to)).toEqual(['/client/dashboard', '/frontend/logout']);
});

test('a talent without a profile address gets no link to one', () => {
  expect(menuFor(['5'], '')).toEqual({ logoTo: '/', items: [{ kind: 'logout', label: 'Logout', to: '/frontend/logout' }] });
});
