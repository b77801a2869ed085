import type { RemoteLoader } from '@alltalent/shared/federation';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { mountRemotes } from './mount-remotes';
import type { PageReports } from './reports/page-reports';
import { SectionBoundary } from './section-boundary';

test('REL-07 on a page that came without any remote its place says that it did not load, and offers a retry', async () => {
  const load = jest.fn(() => Promise.reject(new Error('nobody')));
  const loader: RemoteLoader = { load, versionOf: () => '' };
  const reports = { beacon: jest.fn() } as unknown as PageReports;
  const patch = mountRemotes({ remotes: [], loader, queryClient: new QueryClient(), reports }, () => null);
  const routes = [
    {
      id: 'root',
      HydrateFallback: () => null,
      children: [{ path: '*', loader: () => null, element: 'Missing', ErrorBoundary: SectionBoundary }],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/talents'], patchRoutesOnNavigation: patch });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('This part of the site did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});
