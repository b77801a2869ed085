import type { RemoteRecord } from '@alltalent/shared/contracts';
import { fakeApi, ok } from '@alltalent/shared/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NotFoundPage } from '../pages/not-found.page';
import { aRemoteRecord } from '../testing/a-remote-record';
import { RegistryContext } from './registry-context';
import { aUser, clearStorage, rememberLogin, renderFrame } from './testing/render-frame';

const GONE = ['/jobs', '/jobs/:id', '/messages', '/notifications', '/faqs'];

beforeEach(clearStorage);

test('menus of the frame lead to no page that went with its remote, and to all others', async () => {
  rememberLogin();
  fakeApi({ '/api/user/get-user-details': ok(aUser({ role: ['talent'] } as never)) });
  renderFrame({ gone: GONE });
  await screen.findByRole('button', { name: /Account menu/u });
  await userEvent.click(screen.getByRole('button', { name: /Account menu/u }));
  const paths = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const listed = paths();
  for (const path of ['/success', '/career', '/contactus', '/about-us', '/article']) expect(listed).toContain(path);
  expect(listed.filter((path) => GONE.includes(path ?? ''))).toEqual([]);
});

test('a remote that is released alone adds its pages to the menus of those whom they are for', async () => {
  rememberLogin();
  fakeApi({ '/api/user/get-user-details': ok(aUser({ role: ['talent'] } as never)) });
  const entry = { page: '/test', label: 'Castings', order: 65, icon: 'cal', readers: undefined } as const;
  const entries = [
    { ...entry, menu: 'side', readers: ['talent'] },
    { ...entry, menu: 'account', label: 'Calendar', readers: ['client'] },
  ] satisfies RemoteRecord['menu_entries'];
  renderFrame({ remotes: [aRemoteRecord({ menu_entries: entries }), aRemoteRecord({ remote: 'mf_older', routes: [] })] });
  await userEvent.click(await screen.findByRole('button', { name: /Account menu/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const labels = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link', { hidden: true });
  expect(labels.map((link) => link.textContent).slice(0, 8)).toEqual([
    'My Talent Profile',
    'Profile settings',
    'My applications',
    'Messages',
    'Castings',
    'Offers',
    'Bookings',
    'Account',
  ]);
  expect(screen.queryByRole('link', { name: 'Calendar', hidden: true })).not.toBeInTheDocument();
});

test.each([
  ['/jobs', 'This page is gone', '410'],
  ['/jobs/17', 'This page is gone', '410'],
  ['/elsewhere', 'Nobody is standing on this mark', '404'],
])('%s has words of its own: %s', (path, title, code) => {
  const router = createMemoryRouter([{ path: '*', Component: NotFoundPage }], { initialEntries: [path] });
  render(
    <RegistryContext value={{ revision: 1, remotes: [], token: '', gone: GONE }}>
      <RouterProvider router={router} />
    </RegistryContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(code)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open casting calls' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
