import type { RemoteRecord } from '@alltalent/shared/contracts';

/** Fetches the other remotes' first files when the browser has nothing better to do; not for visitors who save data. */
export function prefetchOnIdle(remotes: readonly RemoteRecord[]): void {
  if (savesData()) return;
  const run = () => remotes.forEach(prefetchRemote);
  window.addEventListener(
    'load',
    () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 2000)),
    {
      once: true,
    },
  );
}

function prefetchRemote({ entry, exposes }: RemoteRecord): void {
  const routes = exposes.find(({ name }) => name === 'routes');
  for (const { url } of [entry, ...(routes?.js ?? []), ...(routes?.css ?? [])]) {
    if (document.querySelector(`link[href="${url}"], script[src="${url}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}
