import { createTestQueryClient } from '@alltalent/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { createRoutes } from '../routes';

/** Opens an address in the remote's own routes, loaders included. */
export function openPage(address: string) {
  const queryClient = createTestQueryClient();
  const router = createMemoryRouter([{ Component: Outlet, HydrateFallback: () => null, children: createRoutes({ queryClient }) }], {
    initialEntries: [address],
  });
  return render(
    <Provider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
}

/** The page's only first-level heading, once the page is there. */
export const findTitle = () => screen.findByRole('heading', { level: 1 });
