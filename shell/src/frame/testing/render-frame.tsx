import { storage } from '@alltalent/shared/api';
import type { RemoteRecord, UserDetails } from '@alltalent/shared/contracts';
import { RemoteLoaderContext } from '@alltalent/shared/state';
import { aUser as aTalent, createTestQueryClient } from '@alltalent/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { Frame, type FrameProps } from '../frame';
import { RegistryContext } from '../registry-context';

type FrameSetup = Partial<Pick<FrameProps, 'header' | 'hasFooter' | 'isBusy'>> & {
  readonly path?: string;
  /** Patterns of pages that went with a deleted remote. */
  readonly gone?: readonly string[];
  readonly remotes?: readonly RemoteRecord[];
  readonly load?: (remote: string, expose: string) => Promise<unknown>;
};

type Store = ReturnType<typeof createStore>;

/** Renders the frame around a page that shows its own path. */
export function renderFrame(setup: FrameSetup = {}) {
  const { frame, ...parts } = assembleFrame(setup);
  return { ...render(frame), ...parts };
}

/** Returns the frame as an element; `prepare` changes its store before. */
export function drawFrame(setup: FrameSetup = {}, prepare: (store: Store) => void = () => undefined): ReactElement {
  const { frame, store } = assembleFrame(setup);
  prepare(store);
  return frame;
}

function assembleFrame({ path = '/', gone = [], remotes = [], load = neverLoads, ...look }: FrameSetup) {
  const queryClient = createTestQueryClient();
  const store = createStore();
  const framed = (
    <Frame header="solid" hasFooter isBusy={false} {...look}>
      <Outlet />
    </Frame>
  );
  const router = createMemoryRouter([{ element: framed, children: [{ path: '*', element: <h1>Page</h1> }] }], { initialEntries: [path] });
  const loader = { load };
  const frame = (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RemoteLoaderContext value={loader}>
          <RegistryContext value={{ revision: 1, remotes, token: '', gone }}>
            <RouterProvider router={router} />
          </RegistryContext>
        </RemoteLoaderContext>
      </QueryClientProvider>
    </Provider>
  );
  return { frame, store, router, queryClient };
}

function neverLoads(): Promise<unknown> {
  return new Promise(() => undefined);
}

export const aUser = (changes: Partial<UserDetails> = {}): UserDetails => aTalent({ user_id: '11', ...changes });

/** Stores what an earlier sign-in leaves in the browser. */
export function rememberLogin(): void {
  localStorage.setItem('user_id', '11');
  localStorage.setItem('is_login', 'true');
}

/** Clears what the browser stores. */
export function clearStorage(): void {
  storage.remove('user_id', 'is_login', 'redirection_from', 'login_open', 'currency_code', 'currency_symbol');
}
