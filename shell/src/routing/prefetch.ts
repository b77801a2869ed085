import type { RemoteRecord } from '@alltalent/shared/contracts';
import { fetchAhead, filesOfPage, firstFiles } from './fetch-ahead';
import { nextTask } from './next-task';
import { preparePage } from './prepare-page';
import type { RemoteRoutes } from './remote-routes';

/** Milliseconds. A pointer that only crosses a link has left by then; a click follows at least 200 ms after the pointer arrives. */
const MEANT_MS = 65;

/**
 * Prefetches what may be needed next: the first files of the other remotes, and the files of a page when its link gets the
 * pointer or the focus. If that lasts, the page is prepared too. Not for visitors who save data.
 */
export function prefetchAhead(remotes: readonly RemoteRecord[], routes: RemoteRoutes): void {
  if (savesData()) return;
  void fetchFirstFiles(remotes.filter(isForVisitors));
  let timer: ReturnType<typeof setTimeout>;
  const look = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    fetchAhead(filesOfPage(remotes, link.pathname), 'prefetch');
    const { href } = link;
    timer = setTimeout(() => void preparePage({ remotes, routes }, new URL(href)), MEANT_MS);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(kind, look, { passive: true });
}

/** Fetches the first files of each remote in a task of its own: all links in one task block a slow phone for a tenth of a second. */
async function fetchFirstFiles(remotes: readonly RemoteRecord[]): Promise<void> {
  for (const remote of remotes) {
    fetchAhead(firstFiles(remote), 'prefetch');
    await nextTask();
  }
}

/** Returns false for a remote that exposes nothing but pages hidden from search engines: few visitors need it. */
function isForVisitors({ routes, exposes }: RemoteRecord): boolean {
  return exposes.length > 1 || routes.some(({ noindex }) => !noindex);
}

function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}
