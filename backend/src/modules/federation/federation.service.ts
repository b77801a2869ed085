import { createHash, timingSafeEqual } from 'node:crypto';
import { type Beacon, type Registry, REGISTRY_LIFE_MS, type Release, type SignedRegistry } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import { keyedHash } from '../../platform/keyed-hash';
import { RateLimitsService } from '../limits';
import { FederationRepository } from './federation.repository';
import { RegistryKey } from './registry-key';
import { addressProblem, canonical } from './release-content';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BEACON_LIFE_MS = 30 * 24 * 3600 * 1000;
const BEACONS_KEPT = 100_000;
/** A page reports a handful. */
const BEACONS_PER_MINUTE = 120;

@Injectable()
export class FederationService {
  private prunedAt = 0;

  constructor(
    private readonly repository: FederationRepository,
    private readonly limits: RateLimitsService,
    private readonly key: RegistryKey,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async readRegistry(): Promise<{ registry: SignedRegistry; etag: string }> {
    const read = await this.repository.readRegistry();
    const issuedAt = Math.floor(this.clock.now() / HOUR_MS) * HOUR_MS;
    const registry: Registry = { ...read, issued_at: issuedAt, expires_at: issuedAt + REGISTRY_LIFE_MS };
    const payload = JSON.stringify(registry);
    return { registry: this.key.sign(payload), etag: `"${createHash('sha256').update(payload).digest('base64url')}"` };
  }

  /** The same release again is no change; another content under a known version is refused. */
  async publish(release: Release, authorization: string | undefined): Promise<{ revision: number }> {
    this.requireToken(release.remote, authorization);
    const problem = addressProblem(release);
    if (problem) throw new DomainError('VALIDATION_FAILED', { fields: { base: problem } });
    await this.repository.insertRelease(release, this.clock.now());
    const known = await this.repository.findRelease(release.remote, release.version);
    if (!known || canonical(known.content) !== canonical(release)) {
      const detail = `${release.remote} ${release.version} is published with other files. Build it under a new version.`;
      throw new DomainError('RELEASE_EXISTS', { detail });
    }
    return { revision: await this.repository.promote(known) };
  }

  async note(beacon: Beacon, ip: string): Promise<void> {
    const now = this.clock.now();
    await this.limits.take([{ name: 'beacon:ip', subject: ip, most: BEACONS_PER_MINUTE, windowMs: MINUTE_MS }]);
    await this.repository.insertBeacon(beacon, now);
    if (now - this.prunedAt < MINUTE_MS) return;
    this.prunedAt = now;
    await this.repository.pruneBeacons({ before: now - BEACON_LIFE_MS, most: BEACONS_KEPT });
  }

  private requireToken(remote: string, authorization: string | undefined): void {
    if (authorization === undefined) throw new DomainError('NOT_SIGNED_IN', { detail: `Publishing ${remote} needs its bearer token.` });
    const token = keyedHash(this.config.secretKey, `publish:${remote}`);
    const expected = Buffer.from(`Bearer ${token}`);
    const given = Buffer.from(authorization);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new DomainError('FORBIDDEN', { detail: `This token may not publish ${remote}.` });
    }
  }
}
