import { setApiBaseUrl } from '@alltalent/shared/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, type RouteObject } from 'react-router';
import { loadHome } from './home.loader';
import { createRoutes } from './routes';
import { answerCalls, COUNTERS, ok } from './testing/answer-calls';
import { HOME_WORDS } from './testing/home-answers';

const routes = createRoutes({ queryClient: new QueryClient() });

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
  expect(html).not.toContain('<video');
});

test('a server waits for the first calls, so that its HTML has their numbers', async () => {
  setApiBaseUrl('');
  answerCalls({ '/api/landing/counters': ok(COUNTERS), '/api/site-content/page/home': ok(HOME_WORDS) });
  const queryClient = new QueryClient();
  await loadHome(queryClient);
  const home = routes[0];
  if (!home) throw new Error('no home route');
  expect(render(await componentOf(home), '/', queryClient)).toContain('12,480');
});
