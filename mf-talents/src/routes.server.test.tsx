import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createRoutes } from './routes';
import { stubApi } from './testing/stub-api';

async function componentOf(route: RouteObject): Promise<ComponentType> {
  const module: unknown = typeof route.lazy === 'function' ? await route.lazy() : null;
  if (typeof module === 'object' && module !== null && 'Component' in module) return module.Component as ComponentType;
  throw new Error(`${route.id ?? 'a route'} has no component`);
}

async function render(id: string, url: string, options: { readonly isLoaded: boolean }): Promise<string> {
  const queryClient = new QueryClient();
  const route = createRoutes({ queryClient }).find((candidate) => candidate.id === id);
  if (!route) throw new Error(`no route ${id}`);
  const Page = await componentOf(route);
  if (options.isLoaded) await load(route, url);
  const router = createMemoryRouter([{ path: route.path, Component: Page }], { initialEntries: [url] });
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <Provider>
        <RouterProvider router={router} />
      </Provider>
    </QueryClientProvider>,
  );
}

async function load({ loader, path = '' }: RouteObject, location: string): Promise<void> {
  const url = new URL(location, 'http://site');
  if (typeof loader !== 'function') throw new Error(`${path} has no loader`);
  await loader({ request: new Request(url), url, pattern: path, params: { slug: url.pathname.slice(1) }, context: {} });
}

beforeEach(() => {
  stubApi();
});

test.each([
  ['talents.search', '/talents?category=1&page=2'],
  ['talents.profile', '/meher-kaul'],
])('%s renders where there is no window, before its data is there', async (id, url) => {
  expect(typeof window).toBe('undefined');
  const html = await render(id, url, { isLoaded: false });
  expect(html.match(/<h1/gu)).toHaveLength(1);
});

test('a server waits for the data, so the listing comes with its cards', async () => {
  const html = await render('talents.search', '/talents?category=1&page=2', { isLoaded: true });
  expect(html).toContain('Talent 13');
  expect(html).toContain('30 people match');
  expect(html).toContain('Theatre');
});

test('a server waits for the data, so the profile comes with its person', async () => {
  const html = await render('talents.profile', '/meher-kaul', { isLoaded: true });
  expect(html).toContain('Meher Kaul</h1>');
  expect(html).toContain('Salt Road');
});
