import { setupWorker } from 'msw/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { storage } from '../../api';
import { readMockState, takeMockParams, writeMockState } from '../mocks/mock-state';
import { createHandlers } from '../mocks/handlers';
import '../../styles/index.css';
import { IsolationError } from './isolation-error';
import type { Isolated } from './isolated';
import { IsolationFrame } from './isolation-frame';

/** Puts one remote on a page of its own: its routes in a plain frame, and a mocked backend behind them. */
export async function startIsolation(isolated: Isolated): Promise<void> {
  await mockBackend();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } } });
  const router = createBrowserRouter([
    {
      Component: () => <IsolationFrame {...isolated} />,
      ErrorBoundary: IsolationError,
      HydrateFallback: () => null,
      children: [{ ErrorBoundary: IsolationError, children: isolated.createRoutes({ queryClient }) }],
    },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  createRoot(root).render(
    <Provider store={createStore()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
}

/** The paint hints of a login are set as a login would set them. */
async function mockBackend(): Promise<void> {
  const { person } = takeMockParams();
  if (person === 'visitor') storage.remove('user_id', 'is_login');
  else {
    storage.set('user_id', '1');
    storage.set('is_login', 'true');
  }
  const backend = { state: readMockState, become: (next: typeof person) => writeMockState({ ...readMockState(), person: next }) };
  await setupWorker(...createHandlers(backend)).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
