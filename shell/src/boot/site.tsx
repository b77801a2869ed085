import type { PageRegistry } from '@alltalent/shared/contracts';
import type { RemoteLoader } from '@alltalent/shared/federation';
import { type PartReports, PartReportsContext, RemoteLoaderContext } from '@alltalent/shared/state';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { RegistryContext } from '../frame/registry-context';

export type SiteProps = {
  readonly store: ReturnType<typeof createStore>;
  readonly registry: PageRegistry;
  readonly queryClient: QueryClient;
  readonly loader: Pick<RemoteLoader, 'load'>;
  readonly beacons: PartReports;
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
            <PartReportsContext value={beacons}>{children}</PartReportsContext>
          </RemoteLoaderContext>
        </QueryClientProvider>
      </RegistryContext>
    </Provider>
  );
}
