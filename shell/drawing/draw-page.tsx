import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import type { RoutesModule } from '@alltalent/shared/federation';
import { drawnAtAtom } from '@alltalent/shared/state';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
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

/**
 * Draws a page as a visitor without an account gets it. Resolves to null when the page is not one to draw: a redirect, or
 * an error that a loader answered. Rejects with what the remote's code throws.
 */
export async function drawPage(page: PageToDraw): Promise<DrawnHtml | null> {
  const { module, remote, version, url, remotes, signal, whileBusy } = page;
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
  const router = createStaticRouter(handler.dataRoutes, context);
  const drawnAt = Date.now();
  const store = createStore();
  store.set(drawnAtAtom, drawnAt);
  const html = await render(
    <Site store={store} registry={{ revision: 0, remotes, token: '' }} queryClient={queryClient} loader={NO_LOADER} beacons={NO_BEACONS}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Site>,
    signal,
    whileBusy,
  );
  const queries = drawnQueries(queryClient);
  queryClient.clear();
  const drawn: DrawnPage = { remote, version, drawnAt, loaderData: context.loaderData, queries };
  return { html, data: dataBlock(drawn) };
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

function render(site: ReactNode, signal: AbortSignal, whileBusy: PageToDraw['whileBusy']): Promise<string> {
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
