import { fakeApi, ok } from '@alltalent/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, clearStorage, rememberLogin, renderFrame } from './testing/render-frame';

const DETAILS = '/api/user/get-user-details';
const banner = () => within(screen.getByRole('banner'));
const menuButton = () => banner().getByRole('button', { name: 'Menu' });
const aboutButton = () => banner().getByRole('button', { name: 'ABOUT US' });

beforeEach(clearStorage);
test('MENU-01 a visitor gets Login / My Account and no settings', async () => {
  fakeApi({});
  renderFrame();
  await userEvent.click(menuButton());
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('button', { name: 'Login / My Account' })).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Profile settings' })).not.toBeInTheDocument();
});

test('MENU-01 without configuration Careers leads to the page of this site, and nothing leads to a host that does not exist', async () => {
  fakeApi({});
  renderFrame();
  expect(screen.queryByRole('navigation', { name: 'Follow the casting' })).not.toBeInTheDocument();
  await userEvent.click(menuButton());
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/career');
  expect(menu.queryByRole('link', { name: /^(?:Services|Studios)/u })).not.toBeInTheDocument();
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('href', expect.stringContaining('.example'));
});

test('MENU-01 a talent gets the profile and its settings, and no studios', async () => {
  rememberLogin();
  fakeApi({ [DETAILS]: ok(aUser()) });
  renderFrame();
  await banner().findByText('Meher');
  await userEvent.click(menuButton());
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'My Talent Profile' })).toHaveAttribute('href', '/meher-kaul-1a2b3c4d');
  expect(menu.getByRole('link', { name: 'Profile settings' })).toHaveAttribute('href', '/talent/profile-settings');
  expect(menu.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/frontend/logout');
  expect(menu.queryByRole('link', { name: /^Studios/u })).not.toBeInTheDocument();
  expect(menu.queryByRole('button', { name: 'Login / My Account' })).not.toBeInTheDocument();
});

test('MENU-01 Login / My Account goes over to the join panel', async () => {
  fakeApi({});
  renderFrame();
  await userEvent.click(menuButton());
  await userEvent.click(screen.getByRole('button', { name: 'Login / My Account' }));
  expect(await screen.findByRole('dialog', { name: 'Log in or join' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});

test('MENU-02 ABOUT US opens the company panel with its four pages', async () => {
  fakeApi({});
  renderFrame();
  await userEvent.click(aboutButton());
  expect(aboutButton()).toHaveAttribute('aria-expanded', 'true');
  const panel = within(screen.getByRole('dialog', { name: 'About the company' }));
  for (const [name, to] of [
    ['About Us', '/about-us'],
    ['Contact Us', '/contactus'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-of-use'],
  ]) {
    expect(panel.getByRole('link', { name })).toHaveAttribute('href', to);
  }
  expect(panel.queryByText('Follow the casting')).not.toBeInTheDocument();
});

test('MENU-02 choosing a page closes the panel and goes there', async () => {
  fakeApi({});
  const { router } = renderFrame();
  await userEvent.click(aboutButton());
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Contact Us' }));
  expect(router.state.location.pathname).toBe('/contactus');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['the side menu', menuButton],
  ['the about-company panel', aboutButton],
])('MENU-03 %s closes on Escape and on the backdrop, and focus goes back', async (_name, opener) => {
  fakeApi({});
  renderFrame();
  await userEvent.click(opener());
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('MENU-03 Tab stays inside the open menu', async () => {
  fakeApi({});
  renderFrame();
  await userEvent.click(menuButton());
  for (let presses = 0; presses < 30; presses += 1) {
    await userEvent.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
});
