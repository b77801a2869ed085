import type { Asset, PageRelease, RemoteRecord } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';

type Urgency = 'prefetch' | 'preload';

/** Fetches the other remotes' first files when the browser has nothing better to do; not for visitors who save data. */
export function prefetchOnIdle(remotes: readonly RemoteRecord[]): void {
  if (savesData()) return;
  whenIdleAfterLoad(() => remotes.forEach((remote) => fetchAhead(firstFiles(remote), 'prefetch')));
}

/** Fetches the files of the page a link leads to, as soon as somebody points at the link or reaches it with the keyboard. */
export function prefetchOnIntent(remotes: readonly RemoteRecord[]): void {
  if (savesData()) return;
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.origin === location.origin) fetchAhead(filesOfPage(remotes, link.pathname), 'prefetch');
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(kind, look, { passive: true });
}

/** Asks for everything a page needs at once, for a visitor who is on the way there. */
export function preloadPage(remotes: readonly RemoteRecord[], path: string): void {
  fetchAhead(filesOfPage(remotes, path), 'preload');
}

/** Lays a release's first files ready without running them. */
export function warmRelease(release: PageRelease): void {
  fetchAhead(firstFiles(release), 'preload');
}

/** Runs once, after the page has loaded, when nothing else waits. */
export function whenIdleAfterLoad(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 2000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

function filesOfPage(remotes: readonly RemoteRecord[], path: string): readonly Asset[] {
  const match = matchRemoteRoute(remotes, path);
  return match ? [...firstFiles(match.remote), ...(match.route.js ?? []), ...(match.route.css ?? [])] : [];
}

function firstFiles({ entry, exposes }: PageRelease): readonly Asset[] {
  const routes = exposes.find(({ name }) => name === 'routes');
  return [entry, ...(routes?.js ?? []), ...(routes?.css ?? [])];
}

function fetchAhead(files: readonly Asset[], urgency: Urgency): void {
  for (const { url, integrity } of files) {
    if (url === '' || isAskedFor(url, urgency)) continue;
    const link = document.createElement('link');
    link.rel = urgency;
    if (urgency === 'preload') link.as = url.endsWith('.css') ? 'style' : 'script';
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  }
}

function isAskedFor(url: string, urgency: Urgency): boolean {
  const rels = urgency === 'prefetch' ? '' : ':not([rel="prefetch"])';
  return document.querySelector(`link[href="${CSS.escape(url)}"]${rels}, script[src="${CSS.escape(url)}"]`) !== null;
}

function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}
