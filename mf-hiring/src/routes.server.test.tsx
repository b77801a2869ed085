import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import remote from '../remote.json';
import { createRoutes } from './routes';

async function componentOf(route: RouteObject | undefined): Promise<ComponentType> {
  const module: unknown = typeof route?.lazy === 'function' ? await route.lazy() : null;
  if (typeof module === 'object' && module !== null && 'Component' in module) return module.Component as ComponentType;
  throw new Error(`${route?.id ?? 'a route'} has no component`);
}

test('the routes are those remote.json declares', () => {
  const routes = createRoutes({ queryClient: new QueryClient() });
  expect(routes.map(({ id, path }) => ({ id, pattern: path }))).toEqual(remote.routes.map(({ id, pattern }) => ({ id, pattern })));
});

test.each(remote.routes.map(({ id, pattern }) => [id, pattern] as const))(
  '%s renders where there is no window, before its data is there',
  async (id, url) => {
    expect(typeof window).toBe('undefined');
    const queryClient = new QueryClient();
    const route = createRoutes({ queryClient }).find((candidate) => candidate.id === id);
    const router = createMemoryRouter([{ path: route?.path, Component: await componentOf(route) }], { initialEntries: [url] });
    const html = renderToString(
      <QueryClientProvider client={queryClient}>
        <Provider>
          <RouterProvider router={router} />
        </Provider>
      </QueryClientProvider>,
    );
    expect(html).not.toContain('Unexpected Application Error');
    expect(html).not.toBe('');
  },
);
