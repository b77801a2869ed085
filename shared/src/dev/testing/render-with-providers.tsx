import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

export type RenderOptions = {
  /** Address the router starts at. */
  readonly route?: string;
  readonly queryClient?: QueryClient;
};

/** A client for one test: nothing is tried again or kept. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } } });
}

/** Renders inside a router, a query client and an atom store of its own. */
export function renderWithProviders(
  ui: ReactElement,
  { route = '/', queryClient = createTestQueryClient() }: RenderOptions = {},
): RenderResult & {
  readonly queryClient: QueryClient;
} {
  const Providers = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[route]}>
      <QueryClientProvider client={queryClient}>
        <Provider>{children}</Provider>
      </QueryClientProvider>
    </MemoryRouter>
  );
  return Object.assign(render(ui, { wrapper: Providers }), { queryClient });
}
