import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import type { CreateRoutes } from '../../federation/create-routes';
import { joinPanelAtom } from '../../state/join-panel.atoms';
import { createTestQueryClient } from './render-with-providers';

type OpenRoutesOptions = {
  /** Stands in for pages that are not the remote's. */
  readonly otherPages?: RouteObject;
  /** Rendered beside the page, as text that tells what the shell would show. */
  readonly shell?: ReactNode;
};

/** Opens an address in a remote's own routes, loaders included. An opened join panel is told as text. */
export function openRoutes(createRoutes: CreateRoutes, address: string, { otherPages, shell }: OpenRoutesOptions = {}) {
  // Pages come in chunks of their own; a busy machine takes its time over the first.
  configure({ asyncUtilTimeout: 15_000 });
  const queryClient = createTestQueryClient();
  // As in the shell: the page does not repeat the requests of its loader.
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
  const pages: RouteObject = { ErrorBoundary: () => <p>Not found page</p>, children: createRoutes({ queryClient }) };
  const router = createMemoryRouter(
    [{ Component: Outlet, HydrateFallback: () => null, children: otherPages ? [pages, otherPages] : [pages] }],
    { initialEntries: [address] },
  );
  const { unmount } = render(
    <Provider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <JoinPanelState />
        {shell}
      </QueryClientProvider>
    </Provider>,
  );
  return { router, queryClient, unmount };
}

/** The page's only first-level heading, once the page is there. */
export const findTitle = () => screen.findByRole('heading', { level: 1 });

function JoinPanelState() {
  const { isOpen, returnTo } = useAtomValue(joinPanelAtom);
  return isOpen ? <p>Join panel, then {returnTo ?? 'stay'}</p> : null;
}
