import type { Beacon } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { RateLimitsService } from '../limits';
import { FederationRepository } from './federation.repository';

const MINUTE_MS = 60_000;
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
    private readonly clock: Clock,
  ) {}

  async note(beacon: Beacon, ip: string): Promise<void> {
    const now = this.clock.now();
    await this.limits.take([{ name: 'beacon:ip', subject: ip, most: BEACONS_PER_MINUTE, windowMs: MINUTE_MS }]);
    await this.repository.insertBeacon(beacon, now);
    if (now - this.prunedAt < MINUTE_MS) return;
    this.prunedAt = now;
    await this.repository.pruneBeacons({ before: now - BEACON_LIFE_MS, most: BEACONS_KEPT });
  }
}
