import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { RemoteLoaderContext } from '../../state';
import { mockRemotes } from '../isolation/mock-remotes';
import { Toasts } from '../isolation/toasts';
import type { GallerySetting } from './setting';
import styles from './surroundings.module.css';

type SurroundingsProps = Pick<GallerySetting, 'path' | 'room'> & { readonly children: ReactNode };

/** What the shell puts around every page: a router, a query client and an atom store, new for each story; and its toasts. */
export function Surroundings({ path = '/', room = 'column', children }: SurroundingsProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } } }),
  );
  return (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient}>
        <Provider>
          <RemoteLoaderContext value={mockRemotes}>
            <main className={styles[room]}>{children}</main>
            <Toasts />
          </RemoteLoaderContext>
        </Provider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}
