import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Asset, ENDPOINTS, type Registry, type Release, type SignedText } from '@alltalent/shared/contracts';
import { integrityOf } from '../../build/assets';

const REMOTE = 'mf_talents';
const DAY_MS = 24 * 3600 * 1000;

/** Returns the registry that a backend serves at this moment. */
export async function fetchRegistry(backendUrl: string): Promise<Registry> {
  const { payload } = (await (await fetch(backendUrl + ENDPOINTS.registry.path)).json()) as SignedText;
  return JSON.parse(payload) as Registry;
}

/** Returns the stable release of the measured remote. */
export function measuredRelease({ rollouts }: Registry): Release {
  const found = rollouts.find(({ remote }) => remote === REMOTE);
  if (!found) throw new Error(`There is no release of ${REMOTE}.`);
  return found.stable;
}

/** Returns the registry with another release of the measured remote, as the next revision, issued now. */
export function withRelease(registry: Registry, stable: Release, revision: number): Registry {
  const rollouts = registry.rollouts.map((rollout) =>
    rollout.remote === REMOTE ? { remote: REMOTE, stable, fallback: rollout.stable, experiment: null } : rollout,
  );
  return { ...registry, rollouts, revision, issued_at: Date.now(), expires_at: Date.now() + DAY_MS, keys: [] };
}

/**
 * Stores another release of the same code in the release store: its server bundle and its stylesheets, which are all that a
 * front door reads of it. The bundle differs in a comment, so it has another hash.
 */
export function storeNextRelease(store: string, release: Release, number: number): Release {
  const version = `${release.version}-${number}`;
  const base = release.base.replace(release.version, version);
  const move = (asset: Asset, ending = ''): Asset => {
    const url = asset.url.replace(release.base, base);
    const bytes = Buffer.concat([readFileSync(fileOf(store, asset)), Buffer.from(ending)]);
    const moved = { url, integrity: integrityOf(bytes) };
    mkdirSync(dirname(fileOf(store, moved)), { recursive: true });
    writeFileSync(fileOf(store, moved), bytes);
    return moved;
  };
  const all = ({ js = [], css = [] }: { readonly js?: readonly Asset[]; readonly css?: readonly Asset[] }) => ({
    js: js.map((asset) => move(asset)),
    css: css.map((asset) => move(asset)),
  });
  return {
    ...release,
    version,
    base,
    entry: move(release.entry),
    exposes: release.exposes.map((expose) => ({ ...expose, ...all(expose) })),
    routes: release.routes.map((route) => ({ ...route, ...all(route) })),
    files: release.files.map((file) => move(file)),
    ...(release.server && { server: move(release.server, `\n// ${version}\n`) }),
  };
}

export function fileOf(store: string, { url }: Asset): string {
  return join(store, url.replace(/^\/r\//u, ''));
}
