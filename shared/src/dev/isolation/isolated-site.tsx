import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { RouteObject } from 'react-router';
import { RemoteLoaderContext } from '../../state';
import { IsolationError } from './isolation-error';
import { IsolationFrame } from './isolation-frame';
import type { FramedRemote } from './isolated';
import { mockRemotes } from './mock-remotes';

/** Returns the routes of a page for one remote, for the browser and for the server that draws it. */
export function isolatedRoutes(framed: FramedRemote, ownRoutes: readonly RouteObject[]): RouteObject[] {
  return [
    {
      Component: () => <IsolationFrame {...framed} />,
      ErrorBoundary: IsolationError,
      HydrateFallback: () => null,
      children: [{ ErrorBoundary: IsolationError, children: [...ownRoutes] }],
    },
  ];
}

export type IsolatedSiteProps = {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  /** Called once, after the first render. */
  readonly onShown?: () => void;
  /** The router's provider. */
  readonly children: ReactNode;
};

/** Everything around the router: browser and server must render one tree. */
export function IsolatedSite({ store, queryClient, onShown, children }: IsolatedSiteProps) {
  const handleShown = useEffectEvent(() => onShown?.());
  useEffect(() => handleShown(), []);
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RemoteLoaderContext value={mockRemotes}>{children}</RemoteLoaderContext>
      </QueryClientProvider>
    </Provider>
  );
}
