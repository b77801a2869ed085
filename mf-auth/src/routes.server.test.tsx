import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import remote from '../remote.json';
import { JoinPanel } from './features/join/join-panel';
import { createRoutes } from './routes';
import type { ComponentType, ReactElement } from 'react';

function renderOnServer(page: ReactElement, route = '/frontend/logout'): string {
  return renderToString(
    <MemoryRouter initialEntries={[route]}>
      <QueryClientProvider client={new QueryClient()}>
        <Provider>{page}</Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('ids and patterns of the routes are those the registry is told', () => {
  const routes = createRoutes({ queryClient: new QueryClient() });
  expect(routes.map(({ id, path }) => ({ id, pattern: path }))).toEqual(remote.routes.map(({ id, pattern }) => ({ id, pattern })));
});

test.each([
  ['/frontend/logout', 'Logging out'],
  ['/account', 'Your account'],
  ['/account/children', 'Your children'],
  ['/account/unlock', 'This link does not work'],
])('%s renders in Node, without a window', async (url, title) => {
  expect(typeof window).toBe('undefined');
  const route = createRoutes({ queryClient: new QueryClient() }).find(({ path }) => path === url);
  const page: unknown = typeof route?.lazy === 'function' ? await route.lazy() : {};
  if (!hasComponent(page)) throw new Error(`${url} exports no Component.`);
  const html = renderOnServer(<page.Component />, url);
  expect(html).toContain(title);
  expect(html).not.toMatch(/ style=/u);
});

function hasComponent(page: unknown): page is { readonly Component: ComponentType } {
  return typeof page === 'object' && page !== null && 'Component' in page && typeof page.Component === 'function';
}

test('the join panel renders in Node, too', () => {
  const html = renderOnServer(<JoinPanel returnTo={null} isResumed={false} onDone={() => undefined} onClose={() => undefined} />);
  expect(html).toContain('Email ID');
  expect(html).not.toMatch(/ style=/u);
});
