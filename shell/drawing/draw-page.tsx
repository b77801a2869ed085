import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import type { RoutesModule } from '@alltalent/shared/federation';
import { drawnAtAtom } from '@alltalent/shared/state';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { type DrawnPage, drawnQueries } from '../src/boot/drawn-page';
import { createQueryClient } from '../src/boot/query-client';
import { Site } from '../src/boot/site';
import { createRemoteSection } from '../src/routing/remote-section';
import { withRetriedPages } from '../src/routing/retried-pages';
import { createRootRoute } from '../src/routing/router';
import { isFault } from '../src/routing/section-boundary';
import { dataBlock } from '../server/registry/data-block';
import type { DrawnHtml } from './protocol';

/** Base of the URL that loaders get; they read its path and query only. */
const ORIGIN = 'http://page';
/** How React begins a part that it leaves to the browser. */
const UNFINISHED = '<!--$!-->';

export type PageToDraw = {
  readonly module: RoutesModule;
  readonly remote: string;
  readonly version: string;
  readonly url: string;
  readonly remotes: readonly RemoteRecord[];
  readonly signal: AbortSignal;
  /** Called before and after the parts that nothing can interrupt. */
  readonly whileBusy: <T>(work: () => T) => T;
};

const NO_LOADER = { load: () => Promise.reject(new Error('Remotes are loaded by browsers.')) };
const NO_BEACONS = { rendered: () => undefined, renderFailed: () => undefined };
const NO_LIMITS = { timeLeft: () => 2 ** 31 - 1, refuse: (cause: unknown) => Promise.resolve(cause as Error) };

/** A page whose data has been fetched. `tree` is what is rendered of it. */
type LoadedPage = {
  readonly tree: ReactNode;
  readonly queryClient: QueryClient;
  readonly drawnAt: number;
  readonly loaderData: Readonly<Record<string, unknown>>;
};

/**
 * Draws a page as a visitor without an account gets it. Resolves to null when the page is not one to draw: a redirect, or
 * an error that a loader answered. Rejects with what the remote's code throws.
 */
export async function drawPage(page: PageToDraw): Promise<DrawnHtml | null> {
  const loaded = await loadPage(page);
  if (loaded === null) return null;
  const { remote, version, signal, whileBusy } = page;
  const { tree, queryClient, drawnAt, loaderData } = loaded;
  const html = await render(tree, signal, whileBusy);
  const drawn: DrawnPage = { remote, version, drawnAt, loaderData, queries: drawnQueries(queryClient) };
  queryClient.clear();
  return { html, data: dataBlock(drawn) };
}

/** Runs the loaders of a page. Resolves to null, and rejects, as `drawPage` does. */
export async function loadPage({ module, remote, url, remotes, signal, whileBusy }: PageToDraw): Promise<LoadedPage | null> {
  const queryClient = createQueryClient();
  const pages = withRetriedPages(
    whileBusy(() => module.createRoutes({ queryClient })),
    NO_LIMITS,
  );
  const section = { id: remote, ...createRemoteSection(remote, NO_BEACONS), children: pages };
  const handler = createStaticHandler([createRootRoute([section])]);
  const context = await handler.query(new Request(ORIGIN + url, { signal }));
  if (context instanceof Response) return null;
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined && !isFault(error)) return null;
  if (error !== undefined) throw error;
  await whenFetched(queryClient, signal);
  const drawnAt = Date.now();
  const store = createStore();
  store.set(drawnAtAtom, drawnAt);
  const tree = (
    <Site store={store} registry={{ revision: 0, remotes, token: '' }} queryClient={queryClient} loader={NO_LOADER} beacons={NO_BEACONS}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </Site>
  );
  return { tree, queryClient, drawnAt, loaderData: context.loaderData };
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
