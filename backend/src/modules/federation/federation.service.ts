import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Beacon, Release, SignedRegistry } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import { FederationRepository } from './federation.repository';
import { RegistryKey } from './registry-key';

const BEACON_LIFE_MS = 30 * 24 * 3600 * 1000;
/** A page reports a handful; more than this in a minute is noise or an attack, and is dropped. */
const BEACONS_PER_MINUTE = 600;

@Injectable()
export class FederationService {
  private minute = 0;
  private beaconsInMinute = 0;

  constructor(
    private readonly repository: FederationRepository,
    private readonly key: RegistryKey,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async readRegistry(): Promise<{ registry: SignedRegistry; etag: string }> {
    const payload = JSON.stringify(await this.repository.readRegistry());
    return { registry: this.key.sign(payload), etag: `"${createHash('sha256').update(payload).digest('base64url')}"` };
  }

  /** The same release again is no change; another content under a known version is refused. */
  async publish(release: Release, authorization: string | undefined): Promise<{ revision: number }> {
    this.requireToken(release.remote, authorization);
    requireOwnFiles(release);
    const known = await this.repository.findRelease(release.remote, release.version);
    if (known && canonical(known.content) !== canonical(release)) {
      throw new DomainError('RELEASE_EXISTS', {
        detail: `${release.remote} ${release.version} is published with other files. Build it under a new version.`,
      });
    }
    return { revision: await this.repository.promote(known ?? (await this.repository.insertRelease(release, this.clock.now()))) };
  }

  async note(beacon: Beacon): Promise<void> {
    const now = this.clock.now();
    const minute = Math.floor(now / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.beaconsInMinute = 0;
      await this.repository.deleteBeaconsBefore(now - BEACON_LIFE_MS);
    }
    this.beaconsInMinute += 1;
    if (this.beaconsInMinute <= BEACONS_PER_MINUTE) await this.repository.insertBeacon(beacon, now);
  }

  private requireToken(remote: string, authorization: string | undefined): void {
    const expected = Buffer.from(`Bearer ${createHmac('sha256', this.config.secretKey).update(`publish:${remote}`).digest('hex')}`);
    const given = Buffer.from(authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new DomainError('FORBIDDEN', { detail: `This token may not publish ${remote}.` });
    }
  }
}

function requireOwnFiles({ base, entry, exposes, routes }: Release): void {
  const files = [entry, ...[...exposes, ...routes].flatMap(({ js = [], css = [] }) => [...js, ...css])];
  if (!files.every(({ url }) => url.startsWith(base)))
    throw new DomainError('VALIDATION_FAILED', { fields: { base: 'Every file must lie below the base.' } });
}

/** The same text for the same content, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
