import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, ENDPOINTS, type PublishRelease, type Release } from '@alltalent/shared/contracts';
import { askControlPlane, type ControlPlane } from '../platform/control-plane';
import { ROOT } from './packages';
import { openReleaseStore } from './release-store';

export type PublishTarget = {
  readonly plane: ControlPlane;
  /** A folder, or s3://bucket/prefix. */
  readonly releaseStore: string;
  /** Host the files are served from when it is not the front door: https://talents.example */
  readonly assetOrigin?: string;
};

/** What becomes of the release: stable unless said otherwise. */
export type PublishWish = Pick<PublishRelease, 'promotion' | 'experiment'>;

/** Puts a remote's build into the release store under its version and tells the control plane. */
export async function publishRemote(packageName: string, target: PublishTarget, wish: PublishWish): Promise<Release> {
  const release = await storeRelease(packageName, target);
  const input = { ...release, ...wish };
  await askControlPlane(target.plane, { endpoint: ENDPOINTS.publishRelease, input, remote: release.remote });
  return release;
}

/** Puts a remote's build into the release store; answers what the registry will say about it. */
export async function storeRelease(packageName: string, { releaseStore, assetOrigin }: Omit<PublishTarget, 'plane'>): Promise<Release> {
  const dist = join(ROOT, packageName, 'dist');
  const built = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  if (releaseStore.startsWith('s3://') && !assetOrigin) throw new Error('Set ASSET_ORIGIN: the host that serves the bucket.');
  await (await openReleaseStore(releaseStore)).put(dist, built.remote, built.version);
  return assetOrigin ? atOrigin(built, assetOrigin) : built;
}

function atOrigin(release: Release, origin: string): Release {
  const move = (asset: Asset): Asset => ({ ...asset, url: origin + asset.url });
  return {
    ...release,
    base: origin + release.base,
    entry: move(release.entry),
    routes: release.routes.map((route) => ({ ...route, js: route.js?.map(move), css: route.css?.map(move) })),
    exposes: release.exposes.map(({ name, js, css }) => ({ name, js: js.map(move), css: css.map(move) })),
    files: release.files.map(move),
  };
}
