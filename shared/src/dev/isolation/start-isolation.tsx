import { setupWorker } from 'msw/browser';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { storage } from '../../api';
import { type DrawnPage, readDrawnPage, restoreQueries } from '../../federation/drawn-page';
import { drawnAtAtom } from '../../state';
import type { MockState } from '../mocks/mock-state';
import { readMockState, takeMockParams, writeMockState } from '../mocks/tab-mock-state';
import { createHandlers } from '../mocks/handlers';
import '../../styles/index.css';
import { hydrationFaultAtom } from './drawing-fault';
import type { Isolated } from './isolated';
import { IsolatedSite, isolatedRoutes } from './isolated-site';

/**
 * Puts one remote on a page of its own: its routes in a plain frame, and a mocked backend behind them. Hydrates the page that
 * the server drew, if it drew one.
 */
export async function startIsolation(isolated: Isolated): Promise<void> {
  const { person } = await mockBackend();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } } });
  const store = createStore();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  const ownRoutes = [...isolated.createRoutes({ queryClient })];
  const drawn = readDrawnPage();
  const isMember = person !== 'visitor';
  if (drawn) await restore(drawn, { ownRoutes, queryClient, store, isMember });
  const hydrationData = drawn && { loaderData: drawn.loaderData };
  const router = createBrowserRouter(isolatedRoutes(isolated, ownRoutes), hydrationData ? { hydrationData } : {});
  const site = (
    <IsolatedSite store={store} queryClient={queryClient} onShown={() => root.removeAttribute('inert')}>
      <RouterProvider router={router} />
    </IsolatedSite>
  );
  if (drawn === null) return createRoot(root).render(site);
  const onRecoverableError = (error: unknown) => {
    store.set(hydrationFaultAtom, String(error));
    reportError(error);
  };
  hydrateRoot(root, site, { onRecoverableError });
  // As on the site: what a page is to a member, the server did not know.
  if (isMember) void router.revalidate();
}

type Start = {
  readonly ownRoutes: RouteObject[];
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  readonly isMember: boolean;
};

/** Gives the browser what the page was drawn from, and loads its code, so that its first render is equal. */
async function restore(drawn: DrawnPage, { ownRoutes, queryClient, store, isMember }: Start): Promise<void> {
  restoreQueries(queryClient, drawn.queries, isMember);
  store.set(drawnAtAtom, drawn.drawnAt);
  for (const { route } of matchRoutes(ownRoutes, location.pathname) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** The paint hints of a login are set as a login would set them. */
async function mockBackend(): Promise<MockState> {
  const state = takeMockParams();
  if (state.person === 'visitor') storage.remove('user_id', 'is_login');
  else {
    storage.set('user_id', '1');
    storage.set('is_login', 'true');
  }
  const become = (person: MockState['person']) => writeMockState({ ...readMockState(), person });
  await setupWorker(...createHandlers({ state: readMockState, become })).start({ quiet: true, onUnhandledRequest: 'bypass' });
  return state;
}
