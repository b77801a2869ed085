import type { PageMetadata } from '@alltalent/shared/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import { type DrawnQuery, drawnQueries } from '@alltalent/shared/federation/drawn-page';
import { createQueryClient } from '../../../../../shell/src/boot/query-client';

/** What the server gives the loaders of one request. */
export type PageContext = { readonly queryClient: QueryClient; readonly backend: string };

/** What a page's loader on the server returns: the queries that the page is drawn from, and what its document says about it. */
export type PageData = { readonly queries: readonly DrawnQuery[]; readonly metadata: PageMetadata | null };

/** A remote's loader for a query client. */
type CreateLoader = (queryClient: QueryClient) => LoaderFunction;

/** Queries of this browser. */
export const browserQueries = createQueryClient();

/** Runs a page's loader on the server and waits for what it asks for, beside the metadata at `head`, a path with `{parameters}`. */
export async function loadOnServer(args: LoaderFunctionArgs, createLoader: CreateLoader, head: string): Promise<PageData> {
  const { queryClient, backend } = args.context as PageContext;
  const path = head.replace(/\{(\w+)\}/gu, (_match, name: string) => encodeURIComponent(args.params[name] ?? ''));
  const [metadata] = await Promise.all([fetchMetadata(backend + path), loadAll(queryClient, createLoader(queryClient), args)]);
  return { queries: drawnQueries(queryClient), metadata };
}

/** Runs a page's loader in the browser, which does not wait for its calls. */
export async function loadInBrowser(args: LoaderFunctionArgs, createLoader: CreateLoader): Promise<null> {
  await createLoader(browserQueries)(args);
  return null;
}

async function loadAll(queryClient: QueryClient, load: LoaderFunction, args: LoaderFunctionArgs): Promise<void> {
  await load(args);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(look);
    look();
  });
}

async function fetchMetadata(url: string): Promise<PageMetadata | null> {
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (response.status === 404) throw new Response(null, { status: 404 });
  return response.ok ? ((await response.json()) as { readonly data: PageMetadata }).data : null;
}
