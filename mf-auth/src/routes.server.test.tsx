import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import remote from '../remote.json';
import { JoinPanel } from './join-panel';
import { Component as LogoutPage } from './pages/logout.page';
import { createRoutes } from './routes';
import type { ReactElement } from 'react';

function renderOnServer(page: ReactElement): string {
  return renderToString(
    <MemoryRouter initialEntries={['/frontend/logout']}>
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

test('every page renders in Node, without a window', async () => {
  expect(typeof window).toBe('undefined');
  for (const { lazy } of createRoutes({ queryClient: new QueryClient() })) {
    const page = typeof lazy === 'function' ? await lazy() : {};
    expect(page).toHaveProperty('Component');
  }
  expect(renderOnServer(<LogoutPage />)).toContain('Logging out');
});

test('the join panel renders in Node, too', () => {
  const html = renderOnServer(<JoinPanel returnTo={null} onDone={() => undefined} onClose={() => undefined} />);
  expect(html).toContain('Email ID');
});
