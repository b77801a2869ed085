import { storage } from '@alltalent/shared/api';
import { createRemoteLoader } from '@alltalent/shared/federation';
import { closeDialogsOnBack } from '@alltalent/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { federationRuntime } from './federation-runtime';
import { warmRelease } from '../routing/fetch-ahead';
import { firstPageOrTimeout } from './first-page';
import { consumeJoinCookie } from './join-cookie';
import { readPageRegistry } from './page-registry';
import { createQueryClient } from './query-client';
import { RegistryContext } from '../frame/registry-context';
import { RemoteLoaderContext } from '../frame/session/remote-loader-context';
import { createRemoteRoutes } from '../routing/remote-routes';
import { createPageBeacons } from '../reports/page-beacons';
import { BeaconsContext } from '../reports/beacons-context';
import { createRouter } from '../routing/router';
import type { RouterServices } from '../routing/router-services';
import { detachSentPage } from '../pages/sent-page';
import { whenIdleAfterLoad } from '../reports/when-idle';

/** Renders the shell. Everything that differs between visitors and releases comes from the document. */
export function startShell(): void {
  storage.purgeSecrets();
  const store = createStore();
  consumeJoinCookie(store);
  const registry = readPageRegistry();
  const { remotes } = registry;
  const beacons = createPageBeacons({ registry, versionOf: (remote) => loader.versionOf(remote) });
  const loader = createRemoteLoader({ runtime: federationRuntime(), remotes, sendBeacon: beacons.send, warm: warmRelease });
  const queryClient = createQueryClient();
  const routes = createRemoteRoutes({ loader, queryClient });
  const services: RouterServices = { remotes, loader, routes, queryClient, beacons };
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  detachSentPage(root);
  closeDialogsOnBack();
  const router = createRouter(services);
  void firstPageOrTimeout(router).then(() =>
    createRoot(root).render(
      <Provider store={store}>
        <RegistryContext value={registry}>
          <RoutedShell router={router} services={services} />
        </RegistryContext>
      </Provider>,
    ),
  );
  whenIdleAfterLoad(() => {
    import(/* webpackChunkName: "after-load" */ './after-load').then(
      ({ startAfterLoad }) => startAfterLoad({ registry, routes, beacons, store }),
      () => undefined,
    );
  });
}

type RoutedShellProps = { readonly router: ReturnType<typeof createRouter>; readonly services: RouterServices };

function RoutedShell({ router, services: { loader, queryClient, beacons } }: RoutedShellProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteLoaderContext value={loader}>
        <BeaconsContext value={beacons}>
          {/* Without transitions: drawn in slices, a page takes a third longer (docs/decisions/0031). */}
          <RouterProvider router={router} useTransitions={false} />
        </BeaconsContext>
      </RemoteLoaderContext>
    </QueryClientProvider>
  );
}
