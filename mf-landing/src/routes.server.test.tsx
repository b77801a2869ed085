import { setApiBaseUrl } from '@alltalent/shared/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, type RouteObject } from 'react-router';
import { loadHome } from './pages/home.loader';
import { loadLanding } from './pages/landing.loader';
import { createRoutes } from './routes';
import { stubResponses, COUNTERS, homeResponses, OFFLINE, ok } from './testing/stub-responses';
import { SINGER_COPY, SINGERS } from './testing/singer-responses';

const routes = createRoutes({ queryClient: new QueryClient() });

function routeOf(path: string): RouteObject {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
}

async function componentOf(route: RouteObject): Promise<ComponentType> {
  if (typeof route.lazy === 'function') {
    const module: unknown = await route.lazy();
    if (typeof module === 'object' && module !== null && 'Component' in module) return module.Component as ComponentType;
  }
  if (!route.Component) throw new Error(`${route.id ?? 'a route'} has no component`);
  return route.Component;
}

function render(Page: ComponentType, path: string, queryClient = new QueryClient()): string {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <Provider>
          <Page />
        </Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test.each(routes.map((route) => [route.path ?? '', route] as const))('%s renders where there is no window', async (path, route) => {
  expect(typeof window).toBe('undefined');
  const html = render(await componentOf(route), path);
  expect(html.match(/<h1/gu)).toHaveLength(1);
  expect(html).not.toMatch(/ style=/u);
  expect(html).not.toContain('<video');
});

test('a server waits for the first calls, so that its HTML has their numbers', async () => {
  setApiBaseUrl('');
  stubResponses({ ...homeResponses(), '/api/landing/counters': ok(COUNTERS) });
  const queryClient = new QueryClient();
  await loadHome(queryClient);
  expect(render(await componentOf(routeOf('/')), '/', queryClient)).toContain('12,480');
});

test('LAND-01 a server waits for the words of a campaign page, so that its HTML has them', async () => {
  setApiBaseUrl('');
  stubResponses({ '/api/site-content/page/singer': ok(SINGER_COPY), '/api/landing/people/singer': ok(SINGERS) });
  const queryClient = new QueryClient();
  await loadLanding(queryClient, 'singer');
  const html = render(await componentOf(routeOf('/singer')), '/singer', queryClient);
  expect(html).toContain('Then he sings.');
  expect(html).toContain('Songs agreed a week ahead');
  expect(html).toContain('10+');
});

test('LAND-01 a campaign page whose words a server could not get still has its first screen and its form', async () => {
  setApiBaseUrl('');
  stubResponses({ '/api/site-content/page/singer': OFFLINE, '/api/landing/people/singer': OFFLINE });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await loadLanding(queryClient, 'singer');
  const html = render(await componentOf(routeOf('/singer')), '/singer', queryClient);
  expect(html).toContain('Then she sings.');
  expect(html).toContain('What type of Singer do you need');
});

test('HOME-02 HOME-05 without script every section of the home page is in its HTML', async () => {
  setApiBaseUrl('');
  stubResponses(homeResponses());
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  await loadHome(queryClient);
  const html = render(await componentOf(routeOf('/')), '/', queryClient);
  const parts = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gsu)].map(([, part = '']) => part);
  expect(parts).toHaveLength(13);
  for (const part of parts) expect(part).toMatch(/<section/u);
  expect(parts.join('')).not.toContain('aria-busy="true"');
  expect(parts[7]).toContain('<details');
  expect(html).toMatch(/<form[^>]* action="\/talents"/u);
  expect(html).not.toMatch(/ style=/u);
});
