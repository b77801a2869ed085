import type { RemoteLoader } from '@alltalent/shared/federation';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { mountRemotes } from './mount-remotes';
import { createRemoteRoutes } from './remote-routes';
import type { PageBeacons } from '../reports/page-beacons';
import { SectionBoundary } from './section-boundary';

test('REL-07 on a page that came without any remote its place says that it did not load, and offers a retry', async () => {
  const load = jest.fn(() => Promise.reject(new Error('nobody')));
  const loader: RemoteLoader = { load, prepare: load, versionOf: () => '' };
  const beacons = { beacon: jest.fn() } as unknown as PageBeacons;
  const queryClient = new QueryClient();
  const routes = createRemoteRoutes({ loader, queryClient, remotes: [] });
  const { patch } = mountRemotes(
    { remotes: [], loader, routes, queryClient, beacons, exposures: { shown: () => () => undefined } },
    () => null,
  );
  const frame = [
    {
      id: 'root',
      HydrateFallback: () => null,
      children: [{ path: '*', loader: () => null, element: 'Missing', ErrorBoundary: SectionBoundary }],
    },
  ];
  const router = createMemoryRouter(frame, { initialEntries: ['/talents'], patchRoutesOnNavigation: patch });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('This part of the site did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});
