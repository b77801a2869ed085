import { dehydrate, hydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import type { CreateRoutes } from '../../federation/create-routes';
import { storage } from '../../api/storage';
import { drawnAtAtom } from '../../state/now';
import { createTestQueryClient } from './render-with-providers';

export type Hydrated = {
  /** What the server drew. */
  readonly html: string;
  readonly container: HTMLElement;
  /** Where the first render differed from the server's HTML, and whatever else React complained of. */
  readonly faults: readonly string[];
};

export type VisitOfDrawnPage = {
  /** Called before the browser renders: it stores what that browser knows and the server does not. */
  readonly arrive?: () => void;
  /** Called once the browser has rendered: it does again what the visitor did before, as the shell does. */
  readonly repeat?: () => void;
};

const NOTHING = () => undefined;

/** Types a text into a field as the shell repeats it, past React's own record of the value. */
export function typeAgain(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Draws an element as the server does, and then again over that HTML as the browser of a visitor. */
export function hydrated(
  draw: (side: 'server' | 'browser') => ReactElement,
  { arrive = NOTHING, repeat = NOTHING }: VisitOfDrawnPage = {},
): Hydrated {
  const faults: string[] = [];
  const note = (fault: unknown) => void faults.push(fault instanceof Error ? fault.message : String(fault));
  const errors = jest.spyOn(console, 'error').mockImplementation(note);
  const html = renderToString(<Shown>{draw('server')}</Shown>);
  arrive();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  render(<Shown onShown={repeat}>{draw('browser')}</Shown>, { container, hydrate: true, onRecoverableError: note });
  errors.mockRestore();
  return { html, container, faults };
}

function Shown({ onShown = NOTHING, children }: { readonly onShown?: () => void; readonly children: ReactNode }) {
  const handleShown = useEffectEvent(onShown);
  useEffect(() => handleShown(), []);
  return children;
}

/** `hydrated` for the page of a remote, with everything that the page loads for a visitor. */
export async function hydratedPage(createRoutes: CreateRoutes, address: string, visit?: VisitOfDrawnPage): Promise<Hydrated> {
  const loaded = createTestQueryClient();
  const route = await loadedRoute(createRoutes, address, loaded);
  const { unmount } = render(drawPage(route, address, loaded));
  // What a test's network never answers stays missing.
  await waitFor(() => expect(loaded.isFetching()).toBe(0), { timeout: 5000 }).catch(() => undefined);
  unmount();
  const state = dehydrate(loaded, {
    shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && !IN_BROWSER.has(queryKey[0]),
  });
  const drawnAt = Date.now();
  return hydrated((side) => {
    const queryClient = createTestQueryClient();
    queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
    hydrate(queryClient, state);
    // No browser sends the fragment of an address.
    const known = side === 'server' ? address.replace(/#.*$/u, '') : address;
    return drawPage(route, known, queryClient, drawnAt);
  }, visit);
}

const MEMBER = {
  is_login: 'true',
  user_id: '11',
  currency_code: 'USD',
  currency_symbol: '$',
  country_code: '44',
  banner_paused: 'true',
} as const;

/** Stores what a member left in the browser who chose everything that can be chosen, on a small screen without motion. */
export function arriveAsMember(): void {
  for (const [key, value] of Object.entries(MEMBER)) localStorage.setItem(key, value);
  document.cookie = 'theme=dark; path=/';
  document.cookie = 'cookie_choice=all; path=/';
  globalThis.matchMedia = ((media: string) => ({ ...UNHEARD, media, matches: true })) as unknown as typeof matchMedia;
}

const UNHEARD = { addEventListener: () => undefined, removeEventListener: () => undefined };

/** Takes back what `arriveAsMember` stored. */
export function leave(): void {
  storage.remove('is_login', 'user_id', 'currency_code', 'currency_symbol', 'country_code', 'banner_paused');
  for (const name of ['theme', 'cookie_choice']) document.cookie = `${name}=; path=/; max-age=0`;
  Reflect.deleteProperty(globalThis, 'matchMedia');
}

/** First parts of the keys of queries that a server never has. */
const IN_BROWSER = new Set<unknown>(['lazy-section', 'session']);

type Page = { readonly path: string; readonly Component: ComponentType };

async function loadedRoute(createRoutes: CreateRoutes, address: string, queryClient: QueryClient): Promise<Page> {
  const routes = createRoutes({ queryClient });
  const [match] = createMemoryRouter([...routes], { initialEntries: [address] }).state.matches;
  if (!match) throw new Error(`no route for ${address}`);
  const { route } = match;
  return { path: route.path ?? '', Component: await componentOf(routes.find(({ id }) => id === route.id)) };
}

async function componentOf(route: RouteObject | undefined): Promise<ComponentType> {
  const module: unknown = typeof route?.lazy === 'function' ? await route.lazy() : route;
  if (typeof module === 'object' && module !== null && 'Component' in module) return module.Component as ComponentType;
  throw new Error(`${route?.id ?? 'a route'} has no component`);
}

function drawPage(page: Page, address: string, queryClient: QueryClient, drawnAt: number | null = null): ReactElement {
  const store = createStore();
  store.set(drawnAtAtom, drawnAt);
  const router = createMemoryRouter([page], { initialEntries: [address] });
  return (
    <QueryClientProvider client={queryClient}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </QueryClientProvider>
  );
}
