import { createHmac } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, ENDPOINTS, type Release } from '@alltalent/shared/contracts';
import { ROOT } from './packages';

export type PublishTarget = {
  readonly backendUrl: string;
  readonly releaseStore: string;
  /** Key the publish tokens are derived from. */
  readonly secretKey: string;
  /** Host the files are served from when it is not the front door: https://talents.example */
  readonly assetOrigin?: string;
};

/** Puts a remote's build into the release store under its version and tells the control plane to serve it. */
export async function publishRemote(packageName: string, target: PublishTarget): Promise<Release> {
  const dist = join(ROOT, packageName, 'dist');
  const built = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  const release = target.assetOrigin ? atOrigin(built, target.assetOrigin) : built;
  copyToStore(dist, join(target.releaseStore, release.remote, release.version));
  const response = await fetch(target.backendUrl + ENDPOINTS.publishRelease.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${publishToken(target.secretKey, release.remote)}` },
    body: JSON.stringify(release),
  });
  if (!response.ok) throw new Error(`${release.remote} ${release.version} was refused (${response.status}): ${await response.text()}`);
  return release;
}

/** Each remote has a token of its own, so that one squad cannot publish another's remote. */
export function publishToken(secretKey: string, remote: string): string {
  return createHmac('sha256', secretKey).update(`publish:${remote}`).digest('hex');
}

function atOrigin(release: Release, origin: string): Release {
  const move = (asset: Asset): Asset => ({ ...asset, url: origin + asset.url });
  return {
    ...release,
    base: origin + release.base,
    entry: move(release.entry),
    routes: release.routes.map((route) => ({ ...route, js: route.js?.map(move), css: route.css?.map(move) })),
    exposes: release.exposes.map(({ name, js, css }) => ({ name, js: js.map(move), css: css.map(move) })),
  };
}

/** A version is written once: copied beside its place and moved there in one step. Source maps stay at home. */
export function copyToStore(dist: string, place: string): void {
  if (existsSync(place)) return;
  const fresh = `${place}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  cpSync(dist, fresh, { recursive: true, filter: (file) => !/\.map(\.br|\.gz)?$|\.inputs$/u.test(file) });
  renameSync(fresh, place);
}
