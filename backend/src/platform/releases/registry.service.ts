import { createHash } from 'node:crypto';
import {
  LONGEST_PREVIEW_MS,
  type Registry,
  REGISTRY_LIFE_MS,
  type ReleaseInput,
  type Rollout,
  type SignedText,
  WHOLE_WEIGHT,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { toDeletedRemote } from './gone-pages.service';
import { RegistryKeys } from './registry-keys.service';
import { ReleasesRepository } from './releases.repository';
import { type RemoteState, RemoteStatesRepository } from './remote-states.repository';
import { RemoteTokensRepository } from './remote-tokens.repository';
import { RolloutsRepository } from './rollouts.repository';

/** The registry is valid for a day and signed again every hour, so it never expires while a backend runs. */
const SIGN_EVERY_MS = 3600 * 1000;

type SignedRegistryResponse = { readonly registry: SignedText; readonly etag: string };

@Injectable()
export class RegistryService {
  private cached: (SignedRegistryResponse & { readonly revision: number; readonly issuedAt: number }) | null = null;

  constructor(
    private readonly states: RemoteStatesRepository,
    private readonly rollouts: RolloutsRepository,
    private readonly releases: ReleasesRepository,
    private readonly tokens: RemoteTokensRepository,
    private readonly keys: RegistryKeys,
    private readonly clock: Clock,
  ) {}

  /** Returns the signed registry, cached until the revision or the hour changes. */
  async read(): Promise<SignedRegistryResponse> {
    const issuedAt = Math.floor(this.clock.now() / SIGN_EVERY_MS) * SIGN_EVERY_MS;
    const newest = await this.rollouts.revision();
    if (this.cached?.revision === newest && this.cached.issuedAt === issuedAt) return this.cached;
    const { revision, remotes } = await this.states.readAll();
    const rollouts = remotes.filter(({ deleted }) => deleted === null).map(toRollout);
    const gone = remotes.filter(({ deleted }) => deleted !== null).map(toDeletedRemote);
    // A change of keys raises the revision, so the keys must be read after it.
    const { signer, accepted } = await this.keys.read();
    const expiresAt = issuedAt + REGISTRY_LIFE_MS;
    const ended = await this.endedPreviews(issuedAt - LONGEST_PREVIEW_MS);
    const registry: Registry = { revision, issued_at: issuedAt, expires_at: expiresAt, keys: accepted, rollouts, ...ended, deleted: gone };
    const payload = JSON.stringify(registry);
    const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
    this.cached = { registry: signer.sign('registry', payload), etag, revision, issuedAt };
    return this.cached;
  }

  /** Returns which previews ended since a moment before which no link was made that still holds. */
  private async endedPreviews(since: number): Promise<Pick<Registry, 'withdrawn' | 'previews_from'>> {
    const [withdrawn, revoked] = [await this.releases.findWithdrawn(since), await this.tokens.findRevoked(since)];
    return {
      withdrawn: withdrawn.map(({ remote, version }) => ({ remote, version })),
      previews_from: Object.fromEntries(revoked.map(({ remote, validFrom }) => [remote, validFrom])),
    };
  }

  async readRelease({ remote, version }: ReleaseInput): Promise<SignedText> {
    const release = await this.releases.find(remote, version);
    if (!release) throw new DomainError('NOT_FOUND', { detail: `${remote} ${version} is not published.` });
    const { signer } = await this.keys.read();
    return signer.sign('release', JSON.stringify(release.content));
  }
}

export function toRollout({ remote, stable, fallback, experiment }: RemoteState): Rollout {
  return {
    remote,
    stable: stable.content,
    fallback: fallback?.content ?? null,
    experiment: experiment && {
      name: experiment.name,
      salt: experiment.salt,
      is_paused: experiment.isPaused,
      ...(experiment.routes === null ? {} : { routes: experiment.routes }),
      variants: [
        { variant: 'A', weight: stableWeight(experiment), release: stable.content },
        ...experiment.variants.map(({ variant, weight, release }) => ({ variant, weight, release: release.content })),
      ],
    },
  };
}

/** Returns the weight of A: what the other variants leave. */
export function stableWeight({ variants }: { readonly variants: readonly { readonly weight: number }[] }): number {
  return variants.reduce((left, { weight }) => left - weight, WHOLE_WEIGHT);
}
