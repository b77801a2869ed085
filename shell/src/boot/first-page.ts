import type { createBrowserRouter } from 'react-router';

type StartingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** A frame without its page for longer than that is worth being seen. */
const SOON_MS = 300;

/**
 * Settles once the router has the first page, or soon: with the page's files here already, frame and page are drawn at
 * once, and nobody sees the frame stand empty for a blink.
 */
export function firstPageOrSoon(router: StartingRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(go, SOON_MS);
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
