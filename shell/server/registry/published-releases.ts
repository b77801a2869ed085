import { ENDPOINTS, type Release, type ReleaseInput, signedTextSchema } from '@alltalent/shared/contracts';
import type { Backends } from '../proxy/backends';
import { readRelease } from './registry-shape';
import type { RegistrySource } from './registry-source';
import type { ServedRemote } from './served-remotes';

const TIMEOUT_MS = 3000;
const NOT_FOUND = 404;
const MOST_CACHED = 20;

/** Why a release cannot be shown: it was never published, or no backend answers with it as it was signed. */
export type Missing = 'unknown' | 'unreadable';

type PublishedOptions = {
  /** Origins that serve releases, this site included. */
  readonly origins: readonly string[];
  readonly serve: (release: Release) => ServedRemote;
};

/**
 * Cache of releases for overrides or previews that are in no rollout. Releases are immutable, so each is requested once; the oldest
 * are evicted.
 */
export class PublishedReleases {
  private readonly cache = new Map<string, ServedRemote>();

  constructor(
    private readonly backends: Backends,
    private readonly registry: RegistrySource,
    private readonly options: PublishedOptions,
  ) {}

  /** Returns the release; null when it does not exist or cannot be read. */
  async find(name: ReleaseInput): Promise<ServedRemote | null> {
    const found = await this.look(name);
    return typeof found === 'string' ? null : found;
  }

  /** Returns the release, or why it is missing. */
  async look({ remote, version }: ReleaseInput): Promise<ServedRemote | Missing> {
    const key = `${remote} ${version}`;
    const found = this.cache.get(key) ?? (await this.fetchRelease(remote, version).catch(() => 'unreadable' as const));
    if (typeof found === 'string') return found;
    this.cache.set(key, found);
    for (const [oldest] of this.cache) if (this.cache.size > MOST_CACHED) this.cache.delete(oldest);
    return found;
  }

  private async fetchRelease(remote: string, version: string): Promise<ServedRemote | Missing> {
    const path = ENDPOINTS.publishedRelease.path.replace('{remote}', remote).replace('{version}', encodeURIComponent(version));
    const response = await this.backends.read(path, { timeoutMs: TIMEOUT_MS });
    if (response.status === NOT_FOUND) return 'unknown';
    const signed = await signedTextSchema.validate(await response.json(), { strict: true });
    if (!this.registry.verify('release', signed)) throw new Error('its signature is wrong');
    const release: Release = readRelease(signed.payload, this.options.origins);
    if (release.remote !== remote || release.version !== version) throw new Error('it is another release');
    return this.options.serve(release);
  }
}
