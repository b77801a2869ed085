import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchPath, type RouteObject, RouterProvider } from 'react-router';
import type { CreateRoutes } from '../../federation';

type DeclaredRemote = { readonly routes: readonly { readonly id: string; readonly pattern: string }[] };

/**
 * Tests of a remote's routes for an environment without a window: they are those of remote.json, and each page renders before
 * its data is there. `addressOf` fills in the parts of a pattern.
 */
export function testServerRoutes(
  { routes: declared }: DeclaredRemote,
  createRoutes: CreateRoutes,
  addressOf = (pattern: string): string => pattern,
): void {
  test('the routes are those remote.json declares', () => {
    const routes = createRoutes({ queryClient: new QueryClient() });
    expect(routes.map(({ id, path }) => ({ id, pattern: path }))).toEqual(declared.map(({ id, pattern }) => ({ id, pattern })));
  });

  test.each(declared.map(({ id, pattern }) => [id, addressOf(pattern)] as const))(
    '%s renders where there is no window, before its data is there',
    async (id, url) => {
      expect(typeof window).toBe('undefined');
      const html = await renderRoute(createRoutes, id, url);
      expect(html).not.toContain('Unexpected Application Error');
      expect(html).not.toBe('');
      expect(html).not.toMatch(/ style=/u);
    },
  );
}

/** Draws a page as the server does: with what its loader asks for. */
export async function drawRoute(createRoutes: CreateRoutes, id: string, url: string): Promise<string> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const { path = '', loader } = createRoutes({ queryClient }).find((candidate) => candidate.id === id) ?? {};
  const address = new URL(url, 'http://page');
  const params = matchPath(path, address.pathname)?.params ?? {};
  if (typeof loader === 'function') await loader({ request: new Request(address), url: address, pattern: path, params, context: {} });
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve));
  return renderRoute(createRoutes, id, url, queryClient);
}

async function renderRoute(createRoutes: CreateRoutes, id: string, url: string, queryClient = new QueryClient()): Promise<string> {
  const route = createRoutes({ queryClient }).find((candidate) => candidate.id === id);
  const router = createMemoryRouter([{ path: route?.path, Component: await componentOf(route) }], { initialEntries: [url] });
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <Provider>
        <RouterProvider router={router} />
      </Provider>
    </QueryClientProvider>,
  );
}

async function componentOf(route: RouteObject | undefined): Promise<ComponentType> {
  const module: unknown = typeof route?.lazy === 'function' ? await route.lazy() : route;
  if (typeof module === 'object' && module !== null && 'Component' in module) return module.Component as ComponentType;
  throw new Error(`${route?.id ?? 'a route'} has no component`);
}
