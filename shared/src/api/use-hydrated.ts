import { useBrowserValue } from './browser-value';

/**
 * Whether a component may read what only the browser knows: storage, cookies, the address's hash. False on the server and in the
 * first render over the server's HTML, which must be equal; true right after it, and at once in a page that the browser draws.
 * A component that asks is rendered again after hydration; `useBrowserValue` avoids that where a visitor's page stays as it was drawn.
 */
export function useHydrated(): boolean {
  return useBrowserValue(isInBrowser, false);
}

const isInBrowser = () => true;
