import type { createBrowserRouter } from 'react-router';

type StartingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Milliseconds after which the frame is shown without its page. */
const TIMEOUT_MS = 300;

/**
 * Resolves when the router has the first page, or after `TIMEOUT_MS`. Frame and page are then drawn together when the files
 * are cached, and the empty frame does not flash.
 */
export function firstPageOrTimeout(router: StartingRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(go, TIMEOUT_MS);
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (initialized) go();
    });
    function go(): void {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
  });
}
