import { readFileSync } from 'node:fs';
import { type PageSettings, setPageSettings } from '@alltalent/shared/api';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createBackendFetch } from '../backend-fetch';
import { drawPage, loadPage } from '../draw-page';
import type { ReleaseCode } from '../protocol';
import { ReleaseModules } from '../release-modules';
import { SITE } from '../the-site';

/** What `npm run bench:drawing` asks of this process. Times are in milliseconds. */
type Order =
  | {
      readonly kind: 'load';
      readonly backend: string;
      readonly settings: PageSettings;
      readonly release: Omit<ReleaseCode, 'code'> & { readonly file: string; readonly remote: string; readonly version: string };
      readonly remotes: readonly RemoteRecord[];
      readonly urls: readonly string[];
    }
  | { readonly kind: 'render'; readonly ms: number };

type Answer = { readonly isSame: boolean } | { readonly pages: number; readonly cpuSeconds: number } | { readonly problem: string };

let trees: readonly ReactNode[] = [];

/** Renders pages of a release with `renderToString` and nothing around it; their data is fetched before. */
async function obey(order: Order): Promise<Answer> {
  return order.kind === 'load' ? load(order) : renderFor(order.ms);
}

/** Fetches the data of the pages. Tells whether the front door's drawing makes the same HTML of the first one. */
async function load({ backend, settings, release, remotes, urls }: Extract<Order, { kind: 'load' }>): Promise<Answer> {
  const realFetch = globalThis.fetch;
  setPageSettings(settings);
  globalThis.fetch = createBackendFetch(async (path) => {
    const response = await realFetch(backend + path);
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', body: await response.text() };
  });
  const modules = new ReleaseModules();
  modules.add({ ...release, code: readFileSync(release.file, 'utf8') });
  const pageOf = (url: string) => ({
    module: modules.of(release.id),
    remote: release.remote,
    version: release.version,
    url,
    remotes,
    signal: new AbortController().signal,
    whileBusy: <T>(work: () => T) => work(),
  });
  const loaded = await Promise.all(urls.map((url) => loadPage(pageOf(url), SITE)));
  trees = loaded.flatMap((page) => page?.tree ?? []);
  if (trees.length !== urls.length) throw new Error('A page was not one to draw.');
  const drawn = await drawPage(pageOf(urls[0] ?? '/'), SITE);
  return { isSame: drawn?.html === renderToString(trees[0]) };
}

function renderFor(ms: number): Answer {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  let pages = 0;
  while (performance.now() - begun < ms) {
    renderToString(trees[pages % trees.length]);
    pages += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return { pages, cpuSeconds: (user + system) / 1e6 };
}

process.on('message', (order: Order) => {
  void obey(order)
    .catch((error: unknown) => ({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
