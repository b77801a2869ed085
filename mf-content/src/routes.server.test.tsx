import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createRoutes } from './routes';

const routes = createRoutes({ queryClient: new QueryClient() });

/** The page's component, loaded as the router would load it. */
async function componentOf(route: RouteObject): Promise<ComponentType> {
  const page: unknown = typeof route.lazy === 'function' ? await route.lazy() : route;
  const component = (page as { Component?: unknown }).Component;
  if (typeof component !== 'function') throw new Error(`${route.id} has no Component`);
  return component as ComponentType;
}

test('this test has no page to lean on', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test.each(routes.map((route) => [route.path ?? '', route] as const))(
  '%s renders on a server, with its one heading',
  async (path, route) => {
    const Component = await componentOf(route);
    const router = createMemoryRouter([{ path, Component }], {
      initialEntries: [path.replace(':slug', 'self-tapes').replace(':version', '1')],
    });
    const html = renderToString(
      <Provider store={createStore()}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Provider>,
    );
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(html).not.toMatch(/ style=|<script|<style/u);
  },
);
