import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { type DrawnPage, readDrawnPage, restoreQueries } from '../../federation/drawn-page';
import { drawnAtAtom } from '../../state';
import { type MockState, withStateInQuery } from '../mocks/mock-state';
import { isPageOfState, namedState } from '../mocks/named-states';
import { setPaintHints, startMockBackend } from '../mocks/mock-backend';
import { takeMockParams } from '../mocks/tab-mock-state';
import { hydrationFaultAtom } from './drawing-fault';
import type { Isolated } from './isolated';
import { IsolatedSite, isolatedRoutes } from './isolated-site';
import { addMadeCall } from './made-calls';

/**
 * Puts one remote on a page of its own: its routes in a plain frame, and a mocked backend behind them. Hydrates the page that
 * the server drew, if it drew one.
 */
export async function startIsolation(isolated: Isolated): Promise<void> {
  const state = takeMockParams(isolated.states);
  const page = pageOf(state, isolated.states);
  if (page !== null) return location.replace(page);
  setPaintHints(state.person);
  await startMockBackend(addMadeCall);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } } });
  const store = createStore();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  const ownRoutes = [...isolated.createRoutes({ queryClient })];
  const drawn = readDrawnPage();
  const isMember = state.person !== 'visitor';
  if (drawn) await restore(drawn, { ownRoutes, queryClient, store, isMember });
  const hydrationData = drawn && { loaderData: drawn.loaderData, errors: drawn.errors };
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

/** Returns the address of a named state's page where the document is another page; null where it is the page itself. */
function pageOf(state: MockState, states: Isolated['states']): string | null {
  const named = new URLSearchParams(location.search).has('qa') ? namedState(states, state.named) : undefined;
  if (!named || isPageOfState(named, location.pathname, location.search)) return null;
  const { pathname, search } = new URL(named.path, location.origin);
  return pathname + withStateInQuery(search, state);
}
