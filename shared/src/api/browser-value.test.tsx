import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRef } from 'react';
import { hydrated } from '../dev/testing/hydrated';
import { useBrowserValue } from './browser-value';
import { sessionQuery, useSession } from './session';
import { storage } from './storage';

/** How often each side has rendered. */
const renders = { server: 0, browser: 0 };

beforeEach(() => {
  Object.assign(renders, { server: 0, browser: 0 });
  storage.remove('user_id', 'is_login');
  document.body.replaceChildren();
});

function Theme({ side }: { readonly side: keyof typeof renders }) {
  const theme = useBrowserValue(() => storage.get('is_login') ?? 'auto', 'auto');
  return <p>{useCounted(side, theme)}</p>;
}

function useCounted(side: keyof typeof renders, text: string): string {
  const counts = useRef(renders);
  counts.current[side] += 1;
  return text;
}

test('a component over HTML of the server is rendered once where the browser knows nothing else, without a fault', () => {
  const { html, container, faults } = hydrated((side) => <Theme side={side} />);
  expect([html, container.textContent, faults]).toEqual(['<p>auto</p>', 'auto', []]);
  expect(renders).toEqual({ server: 1, browser: 1 });
});

test('it is rendered again where the browser knows better', () => {
  const arrive = () => storage.set('is_login', 'dark');
  const { html, container, faults } = hydrated((side) => <Theme side={side} />, { arrive });
  expect([html, container.textContent, faults]).toEqual(['<p>auto</p>', 'dark', []]);
  expect(renders).toEqual({ server: 1, browser: 2 });
});

test('a page that knows its visitor has no session is rendered once, and asks nobody', () => {
  globalThis.fetch = jest.fn();
  function Who({ side }: { readonly side: keyof typeof renders }) {
    return <p>{useCounted(side, useSession().status)}</p>;
  }
  const { container, faults } = hydrated((side) => {
    const queryClient = new QueryClient();
    if (side === 'browser') queryClient.setQueryData(sessionQuery.queryKey, null);
    return (
      <QueryClientProvider client={queryClient}>
        <Who side={side} />
      </QueryClientProvider>
    );
  });
  expect([container.textContent, faults]).toEqual(['anonymous', []]);
  expect(renders).toEqual({ server: 1, browser: 1 });
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
