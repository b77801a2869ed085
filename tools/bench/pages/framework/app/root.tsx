import '@alltalent/shared/styles/index.css';
import body from '@alltalent/shared/styles/fonts/inter-latin.woff2?url';
import display from '@alltalent/shared/styles/fonts/bricolage-grotesque-latin.woff2?url';
import { drawnAtAtom } from '@alltalent/shared/state';
import { useQueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import {
  isRouteErrorResponse,
  type LinksFunction,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useNavigation,
  useRouteError,
} from 'react-router';
import { Site } from '../../../../../shell/src/boot/site';
import { Frame } from '../../../../../shell/src/frame/frame';
import { scrollKeyOf } from '../../../../../shell/src/routing/scroll-key';
import type { FrameLook } from './page';

const REGISTRY = { revision: 0, remotes: [], token: '' };
const BEACONS = { rendered: () => undefined, renderFailed: () => undefined };
const LOADER = { load: () => import('../../../../../mf-auth/src/features/join/join-panel') };

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ...[display, body].map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const),
];

export function loader() {
  return { drawnAt: Date.now() };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The build decides which stylesheet comes first; the order of layers is that of layers.css. */}
        <style>@layer reset, vendor, tokens, ui, app;</style>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={scrollKeyOf} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { drawnAt } = useLoaderData<typeof loader>();
  const queryClient = useQueryClient();
  const [store] = useState(() => {
    const made = createStore();
    made.set(drawnAtAtom, drawnAt);
    return made;
  });
  const navigation = useNavigation();
  const look = useMatches().at(-1)?.handle as FrameLook | undefined;
  return (
    <Site store={store} registry={REGISTRY} queryClient={queryClient} loader={LOADER} beacons={BEACONS}>
      <Frame header={look?.header ?? 'solid'} hasFooter={look?.hasFooter ?? true} isBusy={navigation.state !== 'idle'}>
        <Outlet />
      </Frame>
    </Site>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : 'This page did not load.'}</h1>;
}
