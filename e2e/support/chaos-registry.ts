import { createHash } from 'node:crypto';
import type { PageRegistry, RemoteRecord } from '@alltalent/shared/contracts';

export type Page = {
  /** Changes a remote's record in documents. */
  readonly change: (record: RemoteRecord) => RemoteRecord;
  /** Code by URL that replaces the site's own. */
  readonly code: ReadonlyMap<string, string>;
};

const BLOCK = /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/su;

export function rewriteDocument(html: string, { change, code }: Page): string {
  const registry = readRegistry(html);
  const text = JSON.stringify({ ...registry, remotes: registry.remotes.map(change) }).replaceAll('<', '\\u003c');
  const edited = html.replace(BLOCK, (_all, begin: string, _old, end: string) => begin + text + end);
  // The document's preloads and the loader use the same hash.
  return registry.remotes
    .filter(({ entry }) => code.has(entry.url))
    .reduce((page, { entry }) => page.replaceAll(entry.integrity, integrityOf(code.get(entry.url) ?? '')), edited);
}

export function readRegistry(html: string): PageRegistry {
  return JSON.parse(BLOCK.exec(html)?.[2] ?? '{}') as PageRegistry;
}

export function integrityOf(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}

/** Returns a page with another release of one remote and no fallback: its record is changed, or the code of its entry. */
export async function otherRelease(
  site: string,
  remote: string,
  { record = (own) => own, code }: { readonly record?: (own: RemoteRecord) => RemoteRecord; readonly code?: (own: string) => string },
): Promise<Page> {
  const registry = readRegistry(await (await fetch(site)).text());
  const url = registry.remotes.find((one) => one.remote === remote)?.entry.url ?? '';
  const own = await (await fetch(site + url)).text();
  const other = code?.(own);
  if (other === own) throw new Error(`The code of ${remote} was left as it is.`);
  return {
    change: (one) => (one.remote === remote ? { ...record(one), fallback: null } : one),
    code: new Map(other === undefined ? [] : [[url, other]]),
  };
}
