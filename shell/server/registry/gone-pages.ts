import type { DeletedRemote, PageMetadata, Registry } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import { t } from '../messages';
import type { PageMatch } from './route-matches';
import type { ServedRemote, WholeRecord } from './served-remotes';

const NO_RELEASE = { version: '', base: '', entry: { url: '', integrity: '' }, exposes: [], needs: [] };
const NO_PAGE = { id: '', title: '', description: '', footer: true, header: 'solid', scheme: 'auto' } as const;

const known = new WeakMap<Registry, readonly WholeRecord[]>();

/** Returns the page of a deleted remote at a path; null for any other path. The call that says whether it was there is its `exists`. */
export function findGonePage(registry: Registry, path: string): PageMatch | null {
  const deleted = known.get(registry) ?? (registry.deleted ?? []).map(recordOf);
  known.set(registry, deleted);
  return deleted.length === 0 ? null : matchRemoteRoute(deleted, path);
}

/**
 * Returns what a page knows of deleted pages, to leave out links to them: patterns that no served remote has. A pattern whose pages may
 * or may not have been there is not among them; `path` is the one page that surely was.
 */
export function goneFor(registry: Registry, remotes: readonly ServedRemote[], path: string | null): readonly string[] {
  const patterns = (registry.deleted ?? []).flatMap(({ routes }) => routes.filter(({ exists }) => exists === undefined));
  if (patterns.length === 0 && path === null) return [];
  const served = new Set(remotes.flatMap(({ record }) => record.routes.map(({ pattern }) => pattern)));
  return [...patterns.flatMap(({ pattern }) => (served.has(pattern) ? [] : [pattern])), ...(path === null ? [] : [path])];
}

/** Words of a page whose remote was deleted, as the document sends them. */
export function goneMetadata(): PageMetadata {
  const main = { title: t('gone.title'), lede: t('gone.text'), in_short: [], blocks: [] };
  return { title: t('gone.documentTitle'), description: t('gone.text'), picture: null, json_ld: [], noindex: true, main };
}

function recordOf({ remote, routes }: DeletedRemote): WholeRecord {
  return {
    ...NO_RELEASE,
    remote,
    routes: routes.map((route) => ({ ...NO_PAGE, ...route })),
    fallback: null,
    experiment: null,
    variant: null,
  };
}
