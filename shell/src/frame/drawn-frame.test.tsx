import { fakeApi, ok } from '@alltalent/shared/testing';
import { openJoinPanelAtom, setFlashAtom } from '@alltalent/shared/state';
import { arriveAsMember, hydrated, leave } from '@alltalent/shared/testing/hydrated';
import { screen } from '@testing-library/react';
import { aRemoteRecord } from '../testing/a-remote-record';
import { aUser, clearStorage, drawFrame, rememberLogin } from './testing/render-frame';

beforeEach(() => {
  clearStorage();
  fakeApi({ '/api/user/get-user-details': ok(aUser()) });
});
afterEach(() => {
  jest.restoreAllMocks();
  leave();
  clearStorage();
});

const banner = () => screen.queryByRole('region', { name: 'Cookie choice' });

test('the frame that the server drew is that of a visitor, without a style attribute', () => {
  const { html, faults } = hydrated(() => drawFrame());
  expect(html).toContain('JOIN NOW');
  expect(html).not.toMatch(/ style=/u);
  expect(faults).toEqual([]);
  expect(banner()).toBeInTheDocument();
});

test('the entry of a remote that the shell was not built with is in the menus that the server drew', () => {
  const [route] = aRemoteRecord().routes;
  const menus = ['header', 'header-plain', 'footer', 'small-print'] as const;
  const entries = menus.map((menu) => ({ menu, page: '/castings', label: 'CASTINGS', order: 15, icon: undefined, readers: undefined }));
  const castings = aRemoteRecord({ routes: route ? [{ ...route, pattern: '/castings' }] : [], menu_entries: entries });
  const { html, faults } = hydrated(() => drawFrame({ remotes: [castings, aRemoteRecord()] }));
  expect(html.match(/CASTINGS/gu)).toHaveLength(menus.length);
  expect(html).toMatch(/JOBS.*CASTINGS.*SUCCESS.*CAREER.*CONTACT/u);
  expect(faults).toEqual([]);
  expect(screen.getAllByRole('link', { name: 'CASTINGS' }).map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/castings'));
});

test('a member sees the account wait, and then be there', async () => {
  const { faults } = hydrated(() => drawFrame(), { arrive: rememberLogin });
  expect(faults).toEqual([]);
  expect(screen.getByRole('status', { name: 'Loading your account' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /account/iu })).toBeInTheDocument();
});

test('currency, theme and cookie choice of the browser are shown after the first render', () => {
  const { html, faults } = hydrated(() => drawFrame(), { arrive: arriveAsMember });
  expect(html).toContain('INR');
  expect(faults).toEqual([]);
  expect(screen.getByText(/USD/u)).toBeInTheDocument();
  expect(screen.getByLabelText('Theme')).toHaveValue('dark');
  expect(banner()).not.toBeInTheDocument();
});

test('a browser that is offline says so after the first render', () => {
  const { faults } = hydrated(() => drawFrame(), { arrive: () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false) });
  expect(faults).toEqual([]);
  expect(screen.getByText('You appear to be offline.', { exact: false })).toBeInTheDocument();
});

test('a message and a join panel that wait for the visitor come after the first render', () => {
  const { faults } = hydrated((side) =>
    drawFrame({}, (store) => {
      if (side === 'server') return;
      store.set(setFlashAtom, { kind: 'ok', text: 'You are logged in.' });
      store.set(openJoinPanelAtom, null, true);
    }),
  );
  expect(faults).toEqual([]);
  expect(screen.getByText('You are logged in.')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Log in or join' })).toBeInTheDocument();
});
