import type { RemoteLoader } from '@alltalent/shared/federation';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { mountRemotes, type RemoteMounting } from './mount-remotes';
import { createRemoteRoutes } from './remote-routes';
import type { PageBeacons } from '../reports/page-beacons';
import { SectionBoundary } from './section-boundary';
import { aRemoteRecord } from '../testing/a-remote-record';

const SLOW_MS = 300;
const after = <Value,>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds));

const aRoute = (pattern: string) => ({ ...aRemoteRecord().routes[0], id: pattern, pattern }) as never;
const home = aRemoteRecord({ remote: 'mf_home', routes: [aRoute('/'), aRoute('/hiring')] });
const jobs = aRemoteRecord({ remote: 'mf_jobs', routes: [aRoute('/jobs')] });

const ROUTES: Record<string, RouteObject[]> = {
  mf_home: [
    { id: '/', path: '/', Component: () => <h1>Home</h1> },
    { id: '/hiring', path: '/hiring', lazy: () => after(SLOW_MS, { Component: () => <h1>Hiring</h1> }) },
  ],
  mf_jobs: [{ id: '/jobs', path: '/jobs', lazy: () => Promise.resolve({ Component: () => <h1>Jobs</h1> }) }],
};

function Frame() {
  return (
    <>
      <Link to="/">To home</Link>
      <Link to="/hiring">To hiring</Link>
      <Link to="/jobs">To jobs</Link>
      <Outlet />
    </>
  );
}

const createRoutesOf = (remote: string) => Promise.resolve({ createRoutes: () => ROUTES[remote] });

const throwing = () => {
  throw new Error('broken');
};
const send = jest.fn();
beforeEach(() => send.mockClear());

function mountingWith(load: (remote: string) => Promise<unknown>): RemoteMounting {
  const loader = { load, prepare: load, versionOf: () => '1' } as RemoteLoader;
  const beacons = { send, rendered: jest.fn(), renderFailed: jest.fn() } as unknown as PageBeacons;
  const queryClient = new QueryClient();
  const routes = createRemoteRoutes({ loader, queryClient, remotes: [home, jobs] });
  return mountRemotes(
    { remotes: [home, jobs], loader, routes, queryClient, beacons, exposures: { shown: () => () => undefined } },
    () => null,
  );
}

function open(path: string, load: (remote: string) => Promise<unknown> = createRoutesOf, { patch } = mountingWith(load)) {
  history.replaceState(null, '', path);
  const missing = { path: '*', loader: () => null, element: 'Missing', ErrorBoundary: SectionBoundary };
  const frame = [{ id: 'root', Component: Frame, HydrateFallback: () => null, ErrorBoundary: SectionBoundary, children: [missing] }];
  const router = createBrowserRouter(frame, { patchRoutesOnNavigation: patch });
  render(<RouterProvider router={router} />);
}

test('REL-02 the next page of a section opens on a slow connection, long after the first one did', async () => {
  const begun = performance.now();
  const now = jest.spyOn(performance, 'now').mockReturnValue(begun);
  open('/');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  now.mockReturnValue(begun + 7000);
  await userEvent.click(screen.getByRole('link', { name: 'To hiring' }));
  expect(await screen.findByRole('heading', { name: 'Hiring' })).toBeVisible();
  now.mockRestore();
});

test('REL-01 a section that a visitor turned away from while it loaded still opens later', async () => {
  open('/', (remote) => (remote === 'mf_jobs' ? after(SLOW_MS, null).then(() => createRoutesOf(remote)) : createRoutesOf(remote)));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'To jobs' }));
  await userEvent.click(screen.getByRole('link', { name: 'To hiring' }));
  expect(await screen.findByRole('heading', { name: 'Hiring' })).toBeVisible();
  await act(() => after(SLOW_MS, null));
  await userEvent.click(screen.getByRole('link', { name: 'To jobs' }));
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
});

test.each([
  ['throws when its routes are made', () => Promise.resolve({ createRoutes: throwing })],
  ['gives something else than routes', () => Promise.resolve({ somethingElse: true })],
])('FED-05 REL-03 a release that %s is reported as one that did not load', async (_what, load) => {
  open('/jobs', load);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mf_jobs', version: '1', outcome: 'load_failed' }));
});

test('FED-01 a page of another remote that a release brings along stays with its owner', async () => {
  const foreign = { id: 'stolen', path: '/jobs', Component: () => <h1>Stolen</h1> };
  open('/', (remote) => Promise.resolve({ createRoutes: () => [...(ROUTES[remote] ?? []), ...(remote === 'mf_home' ? [foreign] : [])] }));
  await userEvent.click(await screen.findByRole('link', { name: 'To jobs' }));
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
});

test.each(['/jobs', '/jobs#pay', '/jobs?page=2#pay'])(
  'REL-01 "Try again" asks for a section again at %s, and keeps the address',
  async (path) => {
    let isDown = true;
    open(path, (remote) => (isDown ? Promise.reject(new Error('away')) : createRoutesOf(remote)));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
    expect(location.pathname + location.search + location.hash).toBe(path);
  },
);

test('REL-01 what did not load for a page that the server drew is the error of the first navigation; a retry asks again', async () => {
  const load = jest.fn(createRoutesOf).mockRejectedValueOnce(new Error('mf_home took longer than 4800 ms'));
  const mounting = mountingWith(load);
  await expect(mounting.begin({ remote: 'mf_home', version: '1', path: '/' })).rejects.toThrow('mf_home');
  open('/', load, mounting);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test.each([
  ['release', { remote: 'mf_home', version: '2' }],
  ['remote', { remote: 'mf_jobs', version: '1' }],
])('FED-01 a page that was drawn from another %s is drawn once more by the browser', async (_what, drawn) => {
  const mounting = mountingWith(createRoutesOf);
  await expect(mounting.begin({ ...drawn, path: '/' })).rejects.toThrow('another');
  open('/', createRoutesOf, mounting);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});
