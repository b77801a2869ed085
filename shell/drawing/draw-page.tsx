import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import { type DrawnPage, drawnQueries } from '@alltalent/shared/drawn-page';
import type { RoutesModule } from '@alltalent/shared/federation';
import { drawnAtAtom } from '@alltalent/shared/state';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router';
import { createQueryClient } from '../src/boot/query-client';
import { withRetriedPages } from '../src/routing/retried-pages';
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

const NO_LIMITS = { timeLeft: () => 2 ** 31 - 1, refuse: (cause: unknown) => Promise.resolve(cause as Error) };

/** What stands around the pages of remotes: the frame of the site, or a plain one for a remote alone. */
export type Surroundings = {
  /** Returns the routes of a page, those of its remote in their place. */
  readonly routesOf: (page: PageToDraw, ownRoutes: readonly RouteObject[]) => RouteObject[];
  /** Returns the element around the router's. */
  readonly around: (router: ReactNode, sources: SurroundingSources) => ReactNode;
};
export type SurroundingSources = Pick<PageToDraw, 'remotes'> & {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
};

/**
 * Draws a page as a visitor without an account gets it. Resolves to null when the page is not one to draw: a redirect, or
 * an error that a loader answered. Rejects with what the remote's code throws.
 */
export async function drawPage(page: PageToDraw, { routesOf, around }: Surroundings): Promise<DrawnHtml | null> {
  const { module, remote, version, url, remotes, signal, whileBusy } = page;
  const queryClient = createQueryClient();
  const pages = withRetriedPages(
    whileBusy(() => module.createRoutes({ queryClient })),
    NO_LIMITS,
  );
  const handler = createStaticHandler(routesOf(page, pages));
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
    around(<StaticRouterProvider router={router} context={context} hydrate={false} />, { remotes, store, queryClient }),
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
