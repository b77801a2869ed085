import type { PageRegistry } from '@alltalent/shared/contracts';
import type { RemoteLoader } from '@alltalent/shared/federation';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { RegistryContext } from '../frame/registry-context';
import { RemoteLoaderContext } from '../frame/session/remote-loader-context';
import { BeaconsContext } from '../reports/beacons-context';
import type { PageBeacons } from '../reports/page-beacons';

export type SiteProps = {
  readonly store: ReturnType<typeof createStore>;
  readonly registry: PageRegistry;
  readonly queryClient: QueryClient;
  readonly loader: Pick<RemoteLoader, 'load'>;
  readonly beacons: Pick<PageBeacons, 'rendered' | 'renderFailed'>;
  /** Called once, after the first render. */
  readonly onShown?: () => void;
  /** The router's provider. */
  readonly children: ReactNode;
};

/** Everything around the router, for the browser and for the server that draws pages: both must render one tree. */
export function Site({ store, registry, queryClient, loader, beacons, onShown, children }: SiteProps) {
  const handleShown = useEffectEvent(() => onShown?.());
  useEffect(() => handleShown(), []);
  return (
    <Provider store={store}>
      <RegistryContext value={registry}>
        <QueryClientProvider client={queryClient}>
          <RemoteLoaderContext value={loader}>
            <BeaconsContext value={beacons}>{children}</BeaconsContext>
          </RemoteLoaderContext>
        </QueryClientProvider>
      </RegistryContext>
    </Provider>
  );
}
