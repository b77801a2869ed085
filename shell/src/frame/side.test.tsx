import { storage } from '@alltalent/shared/api';
import { fakeApi, ok } from '@alltalent/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, clearStorage, rememberLogin, renderFrame } from './testing/render-frame';
import { firstSide, hasBothSides, sideOfPage } from './side';

const DETAILS = '/api/user/get-user-details';
const PROFILE = ['My Profile', 'Messages', 'Logout'];
const DASHBOARD = ['My Dashboard', 'Messages', 'Logout'];

const header = () => within(screen.getByRole('banner'));

beforeEach(() => {
  clearStorage();
  storage.remove('account_side');
});

async function openMenu() {
  const opener = await header().findByRole('button', { name: /Account menu/u });
  if (opener.getAttribute('aria-expanded') !== 'true') await userEvent.click(opener);
}

async function open(path: string, role_id = '5,7') {
  rememberLogin();
  fakeApi({ [DETAILS]: ok(aUser({ role_id, slug: 'meher-kaul-1a2b3c4d' })) });
  const frame = renderFrame({ path });
  await openMenu();
  const go = async (to: string) => {
    await act(() => frame.router.navigate(to));
    await openMenu();
  };
  return { ...frame, go };
}

const sides = () => within(header().getByRole('radiogroup', { name: 'Show my menu as' }));
const shown = () => sides().getByRole<HTMLInputElement>('radio', { checked: true }).value;
const items = () =>
  within(header().getAllByRole('list').at(-1) ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent);

test.each([
  ['/client/dashboard', '7'],
  ['/client', '7'],
  ['/post-a-job', '7'],
  ['/talent/profile-settings', '5'],
  ['/talents', null],
  ['/clients', null],
  ['/jobs', null],
  ['/', null],
])('HIR-08 %s belongs to side %s', (path, side) => expect(sideOfPage(path)).toBe(side));

test('HIR-08 two sides are a talent and a client that are not restricted, and the older one comes first', () => {
  expect([['5'], ['7'], ['5', '9'], ['20', '5', '7'], ['7', '5']].map(hasBothSides)).toEqual([false, false, false, false, true]);
  expect([firstSide(['5', '7']), firstSide(['7', '5'])]).toEqual(['5', '7']);
});

test('HIR-08 the switch decides which entries and which logo the menus show, and is kept for the account', async () => {
  await open('/jobs');
  expect([shown(), items()]).toEqual(['5', PROFILE]);
  await userEvent.click(sides().getByRole('radio', { name: 'Client' }));
  expect([shown(), items()]).toEqual(['7', DASHBOARD]);
  expect(header().getByRole('link', { name: /All Talent(?! )/u })).toHaveAttribute('href', '/client/dashboard');
  expect(localStorage.getItem('account_side')).toBe('11:7');
  await userEvent.click(header().getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByRole('link', { name: 'Jobs' })).toBeVisible();
  expect(drawer.queryByRole('link', { name: 'My applications' })).not.toBeInTheDocument();
  await userEvent.click(drawer.getByRole('radio', { name: 'Talent' }));
  expect(drawer.getByRole('link', { name: 'My applications' })).toBeVisible();
  expect(drawer.queryByRole('link', { name: 'Jobs' })).not.toBeInTheDocument();
});

test('HIR-08 the arrow keys choose a side, and the menu stays open', async () => {
  await open('/jobs');
  act(() => sides().getByRole('radio', { name: 'Talent' }).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect([shown(), items()]).toEqual(['7', DASHBOARD]);
});

test('HIR-08 a page of one side shows that side, and pages of both keep it', async () => {
  const { go } = await open('/client/dashboard');
  expect(shown()).toBe('7');
  await go('/jobs');
  expect(shown()).toBe('7');
  await go('/talent/applications');
  expect(shown()).toBe('5');
  await go('/jobs');
  expect(shown()).toBe('5');
  expect(localStorage.getItem('account_side')).toBe('11:5');
});

test('HIR-08 on a page of the other side a choice holds until the next page', async () => {
  const { go } = await open('/client/dashboard');
  await userEvent.click(sides().getByRole('radio', { name: 'Talent' }));
  expect([shown(), items()]).toEqual(['5', PROFILE]);
  await go('/jobs');
  expect(shown()).toBe('5');
  await go('/client/dashboard');
  expect(shown()).toBe('7');
});

test.each([
  ['11:7', '7'],
  ['12:7', '5'],
  ['11:9', '5'],
  ['?', '5'],
])('HIR-08 of what is stored, "%s" shows side %s', async (stored, side) => {
  localStorage.setItem('account_side', stored);
  await open('/jobs');
  expect(shown()).toBe(side);
});

test('HIR-08 a browser that stores nothing switches all the same', async () => {
  await open('/jobs');
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError');
  });
  await userEvent.click(sides().getByRole('radio', { name: 'Client' }));
  refuse.mockRestore();
  expect([shown(), items()]).toEqual(['7', DASHBOARD]);
});

test.each(['5', '7', '9', '5,7,20'])('HIR-08 role %s has no switch', async (role) => {
  await open('/jobs', role);
  expect(header().queryByRole('radio')).not.toBeInTheDocument();
});
