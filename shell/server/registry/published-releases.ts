import { ENDPOINTS, type Override, type Release, signedTextSchema } from '@alltalent/shared/contracts';
import type { Backends } from '../proxy/backends';
import { readRelease } from './registry-shape';
import type { RegistrySource } from './registry-source';
import { serveOverride, type ServedRemote } from './served-remotes';

const TIMEOUT_MS = 3000;
const MOST_CACHED = 20;

/** Cache of releases for overrides that are in no rollout. Releases are immutable, so each is requested once; the oldest are evicted. */
export class PublishedReleases {
  private readonly cache = new Map<string, ServedRemote>();

  constructor(
    private readonly backends: Backends,
    private readonly registry: RegistrySource,
    private readonly origins: readonly string[],
  ) {}

  /** Returns the release; null when it does not exist or cannot be read. */
  async find({ remote, version }: Pick<Override, 'remote' | 'version'>): Promise<ServedRemote | null> {
    const key = `${remote} ${version}`;
    const found = this.cache.get(key) ?? (await this.fetchRelease(remote, version).catch(() => null));
    if (found === null) return null;
    this.cache.set(key, found);
    for (const [oldest] of this.cache) if (this.cache.size > MOST_CACHED) this.cache.delete(oldest);
    return found;
  }

  private async fetchRelease(remote: string, version: string): Promise<ServedRemote> {
    const path = ENDPOINTS.publishedRelease.path.replace('{remote}', remote).replace('{version}', encodeURIComponent(version));
    const response = await this.backends.read(path, { timeoutMs: TIMEOUT_MS });
    const signed = await signedTextSchema.validate(await response.json(), { strict: true });
    if (!this.registry.verify('release', signed)) throw new Error('its signature is wrong');
    const release: Release = readRelease(signed.payload, this.origins);
    if (release.remote !== remote || release.version !== version) throw new Error('it is another release');
    return serveOverride(release);
  }
}
