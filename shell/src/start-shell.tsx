import { storage } from '@alltalent/shared/api';
import { createRemoteLoader } from '@alltalent/shared/federation';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { federationRuntime } from './federation-runtime';
import { takeJoinCookie } from './join-cookie';
import { readPageRegistry } from './page-registry';
import { prefetchOnIdle } from './prefetch';
import { createQueryClient } from './query-client';
import { RegistryContext } from './registry-context';
import { RemoteLoaderContext } from './remote-loader-context';
import { report } from './report';
import { createRouter } from './router';
import { takeSentPage } from './sent-page';

/** Puts the shell on the page. Everything that differs between visitors and releases comes from the document. */
export function startShell(): void {
  storage.purgeSecrets();
  const store = createStore();
  takeJoinCookie(store);
  const registry = readPageRegistry();
  const loader = createRemoteLoader({ runtime: federationRuntime(), remotes: registry.remotes, report });
  const queryClient = createQueryClient();
  const router = createRouter({ remotes: registry.remotes, loader, queryClient });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  takeSentPage(root);
  createRoot(root).render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RegistryContext value={registry}>
          <RemoteLoaderContext value={loader}>
            <RouterProvider router={router} />
          </RemoteLoaderContext>
        </RegistryContext>
      </QueryClientProvider>
    </Provider>,
  );
  prefetchOnIdle(registry.remotes);
}
