import { type ComponentType, useReducer } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { SectionError } from './pages/section-error';

const RETRY_AFTER_MS = 250;

type PageModule = { readonly Component?: ComponentType | null };
type Holder = { Page?: ComponentType; load(): Promise<void> };

/**
 * The router keeps the failure of a `lazy` route for good, so a page whose file once failed would never come back.
 * Here the file is fetched beside the route's own loader, tried twice, and can be asked for again by the visitor.
 */
export function withRetriedPages(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (typeof route.lazy === 'function') return retried(route, route.lazy as () => Promise<PageModule>);
    return route.children ? { ...route, children: withRetriedPages(route.children) } : route;
  });
}

function retried({ lazy: _lazy, loader, ...route }: RouteObject, fetchPage: () => Promise<PageModule>): RouteObject {
  const holder: Holder = {
    async load() {
      const module = await fetchPage().catch(() => pause().then(fetchPage));
      if (!module.Component) throw new Error(`The page ${route.id ?? ''} exports no Component.`);
      holder.Page = module.Component;
    },
  };
  const loadBoth = async (args: LoaderFunctionArgs): Promise<unknown> => {
    const page = holder.Page ? undefined : holder.load().catch(() => undefined);
    const data: unknown = typeof loader === 'function' ? await loader(args) : null;
    await page;
    return data ?? null;
  };
  return { ...route, loader: loadBoth, Component: () => <HeldPage holder={holder} /> } as RouteObject;
}

function HeldPage({ holder }: { readonly holder: Holder }) {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const { Page } = holder;
  if (Page) return <Page />;
  const retry = () => void holder.load().then(showAgain, showAgain);
  return <SectionError title="This part of the site did not load" detail="Check your connection and try again." onRetry={retry} />;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
}
