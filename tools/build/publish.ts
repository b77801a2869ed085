import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, type PublishRelease, type Release } from '@alltalent/shared/contracts';
import { readOwnersFile, squadOf } from '../owners/owners';
import { askControlPlane, type ControlPlane } from '../platform/control-plane';
import { moveToOrigin } from './asset-origin';
import { folderOf } from './packages';
import { openReleaseStore } from './release-store';
import { sourceMapsOf, storeSourceMaps } from './source-maps';

export type PublishTarget = {
  readonly plane: ControlPlane;
  /** A folder, or s3://bucket/prefix. */
  readonly releaseStore: string;
  /** Origin that serves the files when it is not the front door: https://talents.example */
  readonly assetOrigin?: string;
  /** Folder of this machine's data, for the source maps. */
  readonly dataDir: string;
};

/** Promotion of the release; stable by default. */
export type PublishRequest = Pick<PublishRelease, 'promotion' | 'experiment'> & Partial<Pick<PublishRelease, 'record'>>;

/** Returns the e-mail address of a remote's squad, which is told when a release fails; undefined if owners.json names none. */
export function squadMailOf(packageName: string): string | undefined {
  return squadOf(packageName, readOwnersFile())?.mail;
}

type Published = { readonly release: Release; /** Revision of the registry that contains the release. */ readonly revision: number };

/** Stores a remote's build under its version and registers it with the control plane. */
export async function publishRemote(packageName: string, target: PublishTarget, request: PublishRequest): Promise<Published> {
  const release = await storeRelease(packageName, target);
  const input = { ...release, ...request, squad_mail: squadMailOf(packageName) };
  const { revision } = await askControlPlane(target.plane, { endpoint: ENDPOINTS.publishRelease, input, remote: release.remote });
  return { release, revision };
}

/** Stores a remote's build, and its source maps on this machine. Returns its record for the registry. */
export async function storeRelease(
  packageName: string,
  { releaseStore, assetOrigin, dataDir }: Omit<PublishTarget, 'plane'>,
): Promise<Release> {
  const dist = join(folderOf(packageName), 'dist');
  const built = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  if (releaseStore.startsWith('s3://') && !assetOrigin) throw new Error('Set ASSET_ORIGIN: the host that serves the bucket.');
  await (await openReleaseStore(releaseStore)).put(dist, built.remote, built.version);
  storeSourceMaps(dist, sourceMapsOf(dataDir, built));
  return assetOrigin ? moveToOrigin(built, assetOrigin) : built;
}
