import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now, and from then on; `fallback` where nothing can be asked (server, old browsers). */
export function useMediaQuery(query: string, fallback: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = ask(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => ask(query)?.matches ?? fallback,
    () => fallback,
  );
}

function ask(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}
