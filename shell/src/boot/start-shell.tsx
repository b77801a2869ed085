import { storage } from '@alltalent/shared/api';
import { createRemoteLoader } from '@alltalent/shared/federation';
import { closeDialogsOnBack } from '@alltalent/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { federationRuntime } from './federation-runtime';
import { warmRelease } from '../routing/fetch-ahead';
import { firstPageOrSoon } from './first-page';
import { takeJoinCookie } from './join-cookie';
import { readPageRegistry } from './page-registry';
import { createQueryClient } from './query-client';
import { RegistryContext } from '../frame/registry-context';
import { RemoteLoaderContext } from '../frame/session/remote-loader-context';
import { createRemoteRoutes } from '../routing/remote-routes';
import { createPageReports } from '../reports/page-reports';
import { ReportsContext } from '../reports/reports-context';
import { createRouter } from '../routing/router';
import type { RouterServices } from '../routing/router-services';
import { takeSentPage } from '../pages/sent-page';
import { whenIdleAfterLoad } from '../reports/when-idle';

/** Puts the shell on the page. Everything that differs between visitors and releases comes from the document. */
export function startShell(): void {
  storage.purgeSecrets();
  const store = createStore();
  takeJoinCookie(store);
  const registry = readPageRegistry();
  const { remotes } = registry;
  const reports = createPageReports({ registry, versionOf: (remote) => loader.versionOf(remote) });
  const loader = createRemoteLoader({ runtime: federationRuntime(), remotes, sendBeacon: reports.beacon, warm: warmRelease });
  const queryClient = createQueryClient();
  const routes = createRemoteRoutes({ loader, queryClient });
  const services: RouterServices = { remotes, loader, routes, queryClient, reports };
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  takeSentPage(root);
  closeDialogsOnBack();
  const router = createRouter(services);
  void firstPageOrSoon(router).then(() =>
    createRoot(root).render(
      <Provider store={store}>
        <RegistryContext value={registry}>
          <RoutedShell router={router} services={services} />
        </RegistryContext>
      </Provider>,
    ),
  );
  whenIdleAfterLoad(() => {
    import(/* webpackChunkName: "later" */ './later').then(
      ({ beginLater }) => beginLater({ registry, routes, reports, store }),
      () => undefined,
    );
  });
}

type RoutedShellProps = { readonly router: ReturnType<typeof createRouter>; readonly services: RouterServices };

function RoutedShell({ router, services: { loader, queryClient, reports } }: RoutedShellProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteLoaderContext value={loader}>
        <ReportsContext value={reports}>
          {/* In one piece: drawn in slices, a page takes a third longer to come (docs/decisions/0031). */}
          <RouterProvider router={router} useTransitions={false} />
        </ReportsContext>
      </RemoteLoaderContext>
    </QueryClientProvider>
  );
}
