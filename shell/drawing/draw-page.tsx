import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import { type DrawnPage, drawnQueries } from '@alltalent/shared/federation/drawn-page';
import { beginningLike, type RoutesModule } from '@alltalent/shared/federation';
import { drawnAtAtom } from '@alltalent/shared/state';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router';
import { createQueryClient } from '../src/boot/query-client';
import { withRetriedPages } from '../src/routing/retried-pages';
import { isFault } from '../src/routing/section-boundary';
import { dataBlock } from '../server/registry/data-block';
import type { DrawnHtml } from './protocol';

/** Base of the URL that loaders get; they read its path and query only. */
const ORIGIN = 'http://page';
/** What the routers of server and browser get for a page that is not there. */
const NOT_FOUND = { status: 404, statusText: 'Not Found', internal: false, data: null };
/** How React begins a part that it leaves to the browser. */
const UNFINISHED = '<!--$!-->';

export type PageToDraw = {
  readonly module: RoutesModule;
  readonly remote: string;
  readonly version: string;
  readonly url: string;
  readonly remotes: readonly RemoteRecord[];
  /** Patterns of pages that went with a deleted remote. */
  readonly gone?: readonly string[];
  /** There is no such page: it is drawn as what the remote's route shows then. */
  readonly isMissing?: boolean;
  readonly signal: AbortSignal;
  /** Called before and after the parts that nothing can interrupt. */
  readonly whileBusy: <T>(work: () => T) => T;
};

const NO_LIMITS = { timeLeft: () => 2 ** 31 - 1, refuse: (cause: unknown) => Promise.resolve(cause as Error) };

/** What stands around the pages of remotes: the frame of the site, or a plain one for a remote alone. */
export type Surroundings = {
  /** Returns the routes of a page, those of its remote in their place. */
  readonly routesOf: (page: PageToDraw, ownRoutes: readonly RouteObject[]) => RouteObject[];
  /** Returns the element around the router's. */
  readonly around: (router: ReactNode, sources: SurroundingSources) => ReactNode;
};
export type SurroundingSources = Pick<PageToDraw, 'remotes' | 'gone'> & {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
};

/** A page whose data has been fetched. `tree` is what is rendered of it. */
type LoadedPage = {
  readonly tree: ReactNode;
  readonly queryClient: QueryClient;
  readonly drawnAt: number;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: DrawnPage['errors'];
};

/**
 * Draws a page as a visitor without an account gets it, or that there is none. Resolves to null when the page is not one to
 * draw: a redirect, or another error that a loader answered. Rejects with what the remote's code throws.
 */
export async function drawPage(page: PageToDraw, surroundings: Surroundings): Promise<DrawnHtml | null> {
  const loaded = await loadPage(page, surroundings);
  if (loaded === null) return null;
  const { remote, version, signal, whileBusy } = page;
  const { tree, queryClient, drawnAt, loaderData, errors } = loaded;
  const html = await render(tree, signal, whileBusy);
  const drawn: DrawnPage = { remote, version, drawnAt, loaderData, errors, queries: drawnQueries(queryClient) };
  queryClient.clear();
  return { html, data: dataBlock(drawn) };
}

/** Runs the loaders of a page. Resolves to null, and rejects, as `drawPage` does. */
export async function loadPage(page: PageToDraw, { routesOf, around }: Surroundings): Promise<LoadedPage | null> {
  const { module, remote, url, remotes, gone = [], isMissing = false, signal, whileBusy } = page;
  const queryClient = createQueryClient();
  const mayMatch = beginningLike(new URL(ORIGIN + url).pathname);
  const ownRoutes = whileBusy(() => module.createRoutes({ queryClient })).filter(({ path }) => path === undefined || mayMatch(path));
  const handler = createStaticHandler(routesOf(page, withRetriedPages(ownRoutes, NO_LIMITS)));
  const context = await handler.query(new Request(ORIGIN + url, { signal }));
  if (context instanceof Response) return null;
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined && isFault(error)) throw error;
  if (error !== undefined && !isMissing) return null;
  const errors = isMissing ? { [remote]: NOT_FOUND } : null;
  context.errors = errors;
  await whenFetched(queryClient, signal);
  // The document carries no failures: what failed is drawn as not yet fetched, as the browser's first render shows it.
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
  const drawnAt = Date.now();
  const store = createStore();
  store.set(drawnAtAtom, drawnAt);
  const router = <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />;
  const tree = around(router, { remotes, gone, store, queryClient });
  return { tree, queryClient, drawnAt, loaderData: context.loaderData, errors };
}

/** Waits for the requests that loaders have begun: in a browser the page shows itself loading meanwhile. */
function whenFetched(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(look);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    look();
  });
}

/** Renders a page to HTML: at once if nothing in it has to be waited for, which costs less than a stream. */
async function render(site: ReactNode, signal: AbortSignal, whileBusy: PageToDraw['whileBusy']): Promise<string> {
  return whileBusy(() => renderAtOnce(site)) ?? renderAsStream(site, signal, whileBusy);
}

/** Returns null for a page with a part that has to be waited for or that fails: the stream waits, and tells what failed. */
function renderAtOnce(site: ReactNode): string | null {
  try {
    const html = renderToString(site);
    return html.includes(UNFINISHED) ? null : html;
  } catch {
    return null;
  }
}

function renderAsStream(site: ReactNode, signal: AbortSignal, whileBusy: PageToDraw['whileBusy']): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = whileBusy(() =>
      renderToPipeableStream(site, {
        // Parts that came late would need inline scripts, which the content security policy forbids.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const output = new PassThrough();
          text(output).then(resolve, reject);
          stream.pipe(output);
        },
        onError: reject,
      }),
    );
    signal.addEventListener('abort', () => stream.abort(signal.reason));
  });
}
