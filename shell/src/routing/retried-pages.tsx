import { pageClock, tryInTime, within } from '@alltalent/shared/federation';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';

type PageModule = { readonly Component?: ComponentType | null };
type Holder = { Page?: ComponentType };

export type PageLimits = {
  /** Returns the milliseconds left for a page's file in this navigation. */
  timeLeft(navigation: AbortSignal): number;
  /** Returns the error to show for a file that did not load. */
  refuse(cause: unknown, signal: AbortSignal): Promise<Error>;
};

const preparations = new WeakMap<RouteObject, () => Promise<void>>();

/**
 * Replaces `lazy` routes: the router caches their failure forever, so a page whose file once failed would never load. Here
 * the file is fetched beside the route's own loader, retried when it fails quickly, and requested again by later visits.
 */
export function withRetriedPages(routes: readonly RouteObject[], limits: PageLimits): RouteObject[] {
  return routes.map((route) => {
    if (typeof route.lazy === 'function') return retried(route, route.lazy as () => Promise<PageModule>, limits);
    return route.children ? { ...route, children: withRetriedPages(route.children, limits) } : route;
  });
}

/** Loads the file of a page that `withRetriedPages` made, once, so that its next render shows it at once. */
export async function preparePageOf(route: RouteObject): Promise<void> {
  await preparations.get(route)?.();
}

function retried({ lazy: _lazy, loader, ...route }: RouteObject, fetchPage: () => Promise<PageModule>, limits: PageLimits): RouteObject {
  const holder: Holder = {};
  const hold = ({ Component: Page }: PageModule) => {
    if (!Page) throw new Error(`The page ${route.id ?? ''} exports no Component.`);
    holder.Page = Page;
  };
  const load = async (navigation: AbortSignal) =>
    hold(await within(tryInTime(fetchPage, pageClock), limits.timeLeft(navigation), `The page ${route.id ?? ''}`));
  const loadBoth = async (args: LoaderFunctionArgs): Promise<unknown> => {
    const { signal } = args.request;
    const page = holder.Page ? null : load(signal).catch(async (cause: unknown) => Promise.reject(await limits.refuse(cause, signal)));
    const [data] = await Promise.all([typeof loader === 'function' ? (loader(args) as unknown) : null, page]);
    return data ?? null;
  };
  const made = { ...route, loader: loadBoth, Component: () => (holder.Page ? <holder.Page /> : null) } as RouteObject;
  preparations.set(made, async () => hold(await fetchPage()));
  return made;
}
