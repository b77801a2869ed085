import type { RemoteRecord } from '@alltalent/shared/contracts';
import { fetchAhead, filesOfPage, firstFiles } from './fetch-ahead';
import { preparePage } from './prepare-page';
import type { RemoteRoutes } from './remote-routes';

/** Whoever crosses a link on the way elsewhere is gone by then; whoever means it clicks some 200 ms later at the earliest. */
const MEANT_MS = 65;

/**
 * Fetches what may be wanted next, though nobody asked for it: the other remotes' first files, and the files of the page a
 * link leads to, as soon as somebody points at the link or reaches it with the keyboard. Who stays there has the page made
 * ready. Not for visitors who save data.
 */
export function prefetchAhead(remotes: readonly RemoteRecord[], routes: RemoteRoutes): void {
  if (savesData()) return;
  for (const remote of remotes.filter(isForVisitors)) fetchAhead(firstFiles(remote), 'prefetch');
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

/** A remote whose pages nobody may find, and that brings nothing for other pages, is for the few who know it. */
function isForVisitors({ routes, exposes }: RemoteRecord): boolean {
  return exposes.length > 1 || routes.some(({ noindex }) => !noindex);
}

function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}
