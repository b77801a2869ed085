import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createRoutes } from './routes';
import { SUB_CATEGORIES } from './testing/attributes';
import { ok, stubApi } from './testing/stub-api';

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
  expect(html).not.toMatch(/ style=/u);
});

test('a server waits for the data, so the listing comes with its cards', async () => {
  const html = await render('talents.search', '/talents?category=1&page=2', { isLoaded: true });
  expect(html).toContain('Talent 13');
  expect(html).toContain('30 people match');
  expect(html).toContain('Theatre');
  expect(html).not.toMatch(/ style=/u);
});

test('a server waits for the data, so the profile comes with its person', async () => {
  const html = await render('talents.profile', '/meher-kaul', { isLoaded: true });
  expect(html).toContain('Meher Kaul</h1>');
  expect(html).toContain('Salt Road');
  expect(html).not.toMatch(/ style=/u);
});

test('TAL-01 TAL-04 SEO-01 without script the listing is searched by a plain form, and its categories and pages are links', async () => {
  const html = await render('talents.search', '/talents?category=1&searchtext=sari', { isLoaded: true });
  expect(html).toMatch(/<form[^>]* action="\/talents"/u);
  const names = [...html.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/gu)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['searchtext', 'location', 'category', 'subCategory', 'sortby', 'gender', 'minAge', 'maxAge']),
  );
  expect(html).toMatch(/<noscript.*<button[^>]* type="submit".*<\/noscript>/su);
  expect(html).toMatch(/name="searchtext" value="sari"/u);
  expect(html).toContain('href="/talents?searchtext=sari&amp;category=3"');
  expect(html).toContain('href="/talents?searchtext=sari&amp;category=1&amp;page=2"');
});

test('TAL-02 TAL-04 the fields of a plain form are searched as the same address with script', async () => {
  stubApi().respond('/api/get-sub-categories', () => ok({ status: 200, data: SUB_CATEGORIES.all }));
  const html = await render('talents.search', '/talents?category=2&minAge=&a4=Brown&a6-min=050&a6-max=&a99-min=1', { isLoaded: true });
  expect(html).toContain('Eye Pupil Color: Brown');
  expect(html).toMatch(/name="a6-min" value="50"/u);
  expect(html).toContain('Talent 1<');
  expect(html).toContain('href="/talents?category=2&amp;a4=brown&amp;a6=50..&amp;page=2"');
});
