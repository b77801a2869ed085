import { menuFor } from './menu-for';
import { itemsOfMenu } from './menus/menu-entries';

const ITEMS = itemsOfMenu('account', []);
const SLUG = 'meher-kaul-1a2b3c4d';
const PROFILE = ['My Profile', `/${SLUG}`];
const DASHBOARD = ['My Dashboard', '/client/dashboard'];
const MESSAGES = ['Messages', '/messages'];
const OFFICE = ['Office', '/office'];
const LOGOUT = ['Logout', '/frontend/logout'];

test.each([
  { who: 'restricted', roles: ['20'], logoTo: '/', items: [LOGOUT] },
  { who: 'restricted beside talent', roles: ['20', '5'], logoTo: '/', items: [LOGOUT] },
  { who: 'talent', roles: ['5'], logoTo: `/${SLUG}`, items: [PROFILE, MESSAGES, LOGOUT] },
  { who: 'client', roles: ['7'], logoTo: '/client/dashboard', items: [DASHBOARD, MESSAGES, LOGOUT] },
  { who: 'talent and client', roles: ['5', '7'], logoTo: '/', items: [PROFILE, MESSAGES, LOGOUT] },
  { who: 'parent or guardian', roles: ['9'], logoTo: '/', items: [PROFILE, LOGOUT] },
  { who: 'talent and guardian', roles: ['5', '9'], logoTo: `/${SLUG}`, items: [PROFILE, MESSAGES, LOGOUT] },
  { who: 'client and guardian', roles: ['7', '9'], logoTo: '/client/dashboard', items: [DASHBOARD, MESSAGES, LOGOUT] },
  { who: 'staff', roles: ['1'], logoTo: '/', items: [PROFILE, OFFICE, LOGOUT] },
  { who: 'an unknown role', roles: ['3'], logoTo: '/', items: [PROFILE, LOGOUT] },
  { who: 'no role', roles: [], logoTo: '/', items: [PROFILE, LOGOUT] },
])('HDR-03 ROLE-01 menu and logo of $who', ({ roles, logoTo, items }) => {
  const menu = menuFor(roles, SLUG, ITEMS);
  expect(menu.logoTo).toBe(logoTo);
  expect(menu.items.map(({ label, to }) => [label, to])).toEqual(items);
});

test.each([
  { who: 'a talent', roles: ['5'], profile: '/talent/profile-settings', logoTo: '/talent/profile-settings' },
  { who: 'talent and client', roles: ['5', '7'], profile: '/talent/profile-settings', logoTo: '/' },
  { who: 'a guardian', roles: ['9'], profile: '/account', logoTo: '/' },
  { who: 'no role', roles: [], profile: '/account', logoTo: '/' },
])('HDR-03 ROLE-01 without a public page, My Profile of $who leads to its editor', ({ roles, profile, logoTo }) => {
  const menu = menuFor(roles, '', ITEMS);
  expect(menu.items.map(({ label, to }) => [label, to])).toEqual([
    ['My Profile', profile],
    ...(roles.includes('5') ? [MESSAGES] : []),
    LOGOUT,
  ]);
  expect(menu.logoTo).toBe(logoTo);
});
